import { randomUUID } from 'node:crypto'
import { signatureHeader } from '@mwc/contract/endpoint/signed-act'
import { me } from '@mwc/contract/account/people/people.calls'
import { readPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import { expect, type Page } from '@playwright/test'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { logInByPassword, signIn } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'
import { wordsOf } from './fixtures/screens/words.ts'
import { callServer } from './fixtures/server/call-server.ts'

const words = wordsOf.english
const nomineePath = '/pages/nominee/nominee'
const logInAgain = refusalMessage('account.unsigned', 'english', '6536 2692')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const tokenOf = async (page: Page) => (await stored(page, 'TOKEN_H5')) ?? ''

type Who = { mobile: string; password: string; fullName: string }

/** Logs in on the phone's own screen, on the way to another. */
async function logInTo(page: Page, base: string, path: string, member: Who): Promise<void> {
  await openAt(page, base, path)
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await logInByPassword(page, words, member)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

const nameField = (page: Page) => page.getByLabel(words.signUp.fullName, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: words.nominee.save, exact: true }).click()

async function typeNominee(page: Page, fullName: string): Promise<void> {
  await nameField(page).fill(fullName)
  await page.getByLabel(words.nominee.relation, { exact: true }).selectOption('spouse')
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill('1712345678')
}

const isSaved = (page: Page, fullName: string) => expect(page.getByText(fullName, { exact: true })).toBeVisible()

/** What browsers do that are short of room while the app is closed: the databases of this phone are gone, the rest is there. */
async function loseKey(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => indexedDB.deleteDatabase('SESSION_KEY').addEventListener('success', done)))
  await page.reload()
}

/** Whether the phone keeps the key of the session whose name it has: a page that is left before is as good as without. */
async function keepsKey(page: Page): Promise<boolean> {
  const name = await stored(page, 'SESSION_KEY')
  if (name === null) return false
  return page.evaluate(
    (key) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('SESSION_KEY')
        // It is not there yet: the app is to make it.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        opening.addEventListener('error', () => resolve(false))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('keys').objectStore('keys').getKey(key)
          reading.addEventListener('success', () => resolve(reading.result !== undefined))
          opening.result.close()
        })
      }),
    name,
  )
}

test('whoever logged in pays, in a second tab as well; the token alone pays nothing', async ({ page, base, context }) => {
  const worker = await signedUpMember(base)
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, worker)
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/h5/payments'))
  const first = await startPayNow(page, base, words, '6months', 'S$9.00')
  expect((await sent).headers()[signatureHeader]).toMatch(/^1\.\d+\.[\w-]{86}$/)

  const token = await tokenOf(page)
  const order = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 } as const
  await expect(callServer(base, startPayment, order, token)).rejects.toMatchObject({ reason: 'account.unsigned' })
  expect((await callServer(base, me, {}, token)).user.fullName).toBe(worker.fullName)

  const tab = await context.newPage()
  await openAt(tab, base, '/pages/tab-bar/my-page/my-page')
  await tab.getByRole('link', { name: words.membership.continuePayment, exact: true }).click()
  await tab.getByRole('button', { name: words.payments.cancelPayment, exact: true }).click()
  await tab.getByRole('dialog').getByRole('button', { name: words.payments.cancelPayment, exact: true }).click()
  await expect.poll(async () => (await callServer(base, readPayment, { id: first.id }, token)).state).toBe('cancelled')
})

test('a phone that lost its key is told to log in again, and finds what was typed @release', async ({ page, base, member }) => {
  await logInTo(page, base, nomineePath, member)
  const before = await stored(page, 'SESSION_KEY')
  await typeNominee(page, 'Ayesha Begum')
  await loseKey(page)
  await save(page)
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await expect(page.getByText(logInAgain)).toBeVisible()
  await inspectScreen(page, 'log-in for an act that the phone could not sign')
  await logInByPassword(page, words, member)
  await expect(page).toHaveURL(new RegExp(`${nomineePath}$`))
  await expect(nameField(page)).toHaveValue('Ayesha Begum')
  await save(page)
  await isSaved(page, 'Ayesha Begum')
  expect([before, await stored(page, 'SESSION_KEY')].map((key) => key?.length)).toEqual([122, 122])
  expect(await stored(page, 'SESSION_KEY')).not.toBe(before)
  await page.goto(`${base}/mobile/pages/login/login`)
  await expect(page.getByText(logInAgain)).toBeHidden()
})

test('who loses keys again and again has none, and acts as before; the sessions that had them are over @release', async ({
  page,
  base,
  member,
}) => {
  await logInTo(page, base, nomineePath, member)
  const sessions = [await tokenOf(page)]
  for (const times of [1, 2]) {
    await typeNominee(page, `Ayesha ${times}`)
    await loseKey(page)
    await save(page)
    await expect(page.getByText(logInAgain)).toBeVisible()
    await logInByPassword(page, words, member)
    await expect(page).toHaveURL(new RegExp(`${nomineePath}$`))
    sessions.push(await tokenOf(page))
  }
  expect(await stored(page, 'SESSION_KEY')).toBeNull()
  await save(page)
  await isSaved(page, 'Ayesha 2')
  const isOpen = (token: string) => callServer(base, me, {}, token).then(Boolean, () => false)
  await expect.poll(() => Promise.all(sessions.map(isOpen))).toEqual([false, false, true])
})

test('a card whose phone lost the key is shown on, and nobody is signed out by what it asks', async ({ page, base, member }) => {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, member)
  await page.getByRole('link', { name: words.shared.tabs.member, exact: true }).click()
  const card = page.getByRole('img', { name: words.card.qrPicture })
  await expect(card).toBeVisible()
  const token = await tokenOf(page)
  const asked = page.waitForResponse((response) => response.url().endsWith('/h5/card/phone') && response.status() === 403)
  await loseKey(page)
  await asked
  await expect(card).toBeVisible()
  expect(await tokenOf(page)).toBe(token)
})

test('a phone that does not say whether it has the key has not lost it: a tap may be made again @release', async ({
  page,
  base,
  member,
}) => {
  await logInTo(page, base, nomineePath, member)
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (name, version) {
      // A request of which nothing is heard.
      const isSilent = name === 'SESSION_KEY' && !('answers' in window)
      return isSilent ? (new EventTarget() as IDBOpenDBRequest) : open.call(this, name, version)
    }
  })
  await page.reload()
  await typeNominee(page, 'Ayesha Begum')
  await save(page)
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
  await expect(nameField(page)).toHaveValue('Ayesha Begum')
  await page.evaluate(() => Object.assign(window, { answers: true }))
  await save(page)
  await isSaved(page, 'Ayesha Begum')
})

test('a choice that could not be signed waits for the member at the payment @release', async ({ page, base }) => {
  const worker = await signedUpMember(base)
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, worker)
  await expect(page.getByRole('link', { name: words.membership.payNow, exact: true })).toBeVisible()
  await loseKey(page)
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const chosen = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  await chosen(words.payments.plan['1year']).check()
  await chosen(words.payments.method.paynow).check()
  await page.getByRole('button', { name: /S\$/ }).last().click()
  await expect(page.getByText(logInAgain)).toBeVisible()
  await logInByPassword(page, words, worker)
  await expect(chosen(words.payments.plan['1year'])).toBeChecked()
  await expect(chosen(words.payments.method.paynow)).toBeChecked()
})

test('another member who logs in instead has a key, and nothing of what was typed', async ({ page, base, member }) => {
  await logInTo(page, base, nomineePath, member)
  await typeNominee(page, 'Ayesha Begum')
  await loseKey(page)
  await save(page)
  await expect(page.getByText(logInAgain)).toBeVisible()
  const other = await activeMember(base)
  await logInByPassword(page, words, other)
  await expect.poll(() => keepsKey(page)).toBe(true)
  expect(await stored(page, 'SESSION_KEY')).toHaveLength(122)
  await page.goto(`${base}/mobile${nomineePath}`)
  await expect(nameField(page)).toHaveValue('')
  await typeNominee(page, 'Salma Akter')
  await save(page)
  await isSaved(page, 'Salma Akter')
})

test('a clock that is set while the app is open costs one more try and nothing else', async ({ page, base, member }) => {
  await logInTo(page, base, nomineePath, member)
  await typeNominee(page, 'Ayesha Begum')
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 7 * 3_600_000
  })
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/h5/nominee')) answers.push(response.status())
  })
  await save(page)
  await isSaved(page, 'Ayesha Begum')
  expect(answers).toEqual([403, 200])
})

for (const [name, close] of [
  ['keeps no databases', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'keeps no keys',
    () =>
      (IDBObjectStore.prototype.put = () => {
        throw new DOMException('no', 'DataCloneError')
      }),
  ],
  ['has no WebCrypto', () => Object.defineProperty(crypto, 'subtle', { value: undefined })],
  ['never opens its databases', () => (IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest)],
] as const)
  test(`a browser that ${name} logs in and works as before @release`, async ({ page, base, member }) => {
    await page.addInitScript(close)
    await logInTo(page, base, nomineePath, member)
    expect(await stored(page, 'SESSION_KEY')).toBeNull()
    await typeNominee(page, 'Ayesha Begum')
    await save(page)
    await isSaved(page, 'Ayesha Begum')
  })

test('the app of before, which has a token and no key of it, goes on under its session @release', async ({ page, base, member }) => {
  await openAt(page, base, '/')
  await signIn(page, base, member)
  await page.goto(`${base}/mobile${nomineePath}`)
  await typeNominee(page, 'Ayesha Begum')
  await save(page)
  await isSaved(page, 'Ayesha Begum')
  expect(await stored(page, 'SESSION_KEY')).toBeNull()
})
