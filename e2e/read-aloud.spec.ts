import { listPrivileges } from '@mwc/contract/content/content.calls'
import { expect, type Page } from '@playwright/test'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { giveVoices, heardOn } from './fixtures/browser/stand-in-voices.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { shownPayment, startPayNow } from './fixtures/screens/payment-steps.ts'
import { signIn } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'
import { wordsOf } from './fixtures/screens/words.ts'

/** The text that is marked, by the browser's own list of highlights. */
function marked(page: Page): Promise<string> {
  return page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String).join(''))
}

async function endSentence(page: Page): Promise<void> {
  await page.evaluate(() => window.endSentence())
}

test('a screen is read aloud sentence by sentence, marked and in view, until it is stopped or left', async ({ page, base }) => {
  // The voices come late, the best of them needs a network, and the other is of another region.
  await giveVoices(page, { voices: [{ lang: 'en-US' }, { lang: 'bn-BD', localService: false }, { lang: 'bn_IN' }], lateMs: 300 })
  const { account, shared } = await openAt(page, base, '/pages/login/login', 'bengali')
  const start = page.getByRole('button', { name: shared.readAloud, exact: true })
  const stop = page.getByRole('button', { name: shared.stopReading, exact: true })
  await start.click()
  await expect(stop).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.heard)).toEqual([{ text: account.logIn, lang: 'bn_IN' }])
  await expect.poll(() => marked(page)).toBe(account.logIn)

  // A field says its name and whether something is in it, never a secret.
  await page
    .getByLabel(account.password, { exact: true })
    .and(page.locator('input:not([type=radio])'))
    .evaluate((field) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Harbour7Crane')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await page.setViewportSize({ width: 320, height: 420 })
  const helpline = page.getByRole('link', { name: /6536/ })
  for (let count = 0; count < 40 && !(await heardOn(page)).some((text) => text.includes('6 5 3 6')); count += 1) {
    const before = (await heardOn(page)).length
    await endSentence(page)
    await expect.poll(async () => (await heardOn(page)).length).toBe(before + 1)
  }
  const heard = await heardOn(page)
  expect(heard.join(' ')).not.toContain('Harbour7Crane')
  expect(heard.filter((text) => text.includes('6 5 3 6, 2 6 9 2'))).toHaveLength(1)
  await expect(helpline).toBeInViewport({ ratio: 1 })
  // The other ways to help follow, and then it is over.
  await expect(async () => {
    await endSentence(page)
    await expect(start).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await marked(page)).toBe('')
  // What is to be done first is in view again.
  await expect(page.getByRole('heading', { name: account.logIn, exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const all = (await heardOn(page)).length

  // Touched again it begins anew; touched once more it is still.
  await start.click()
  await expect.poll(async () => (await heardOn(page)).length).toBe(all + 1)
  await stop.click()
  await expect(start).toBeVisible()
  await endSentence(page)
  expect(await heardOn(page)).toHaveLength(all + 1)

  // Another screen is silent, and so is a phone that is put away.
  const toSignUp = page.getByRole('link', { name: account.signUp, exact: true })
  await toSignUp.click()
  await expect(page).toHaveURL(/sign-up/)
  await expect(toSignUp).toHaveCount(0)
  // A reading that begins over the shapes of a screen ends when its words come.
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await start.click()
  await expect(stop).toBeVisible()
  await expect.poll(() => marked(page)).not.toBe('')
  await page.goBack()
  await expect(page).toHaveURL(/login/)
  await expect(toSignUp).toBeVisible()
  await expect(start).toBeVisible()
  expect(await marked(page)).toBe('')
  await start.click()
  await expect.poll(() => marked(page)).toBe(account.logIn)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await expect(start).toBeVisible()

  // A sheet over the screen is what is read; the language chosen in it is the next that is heard.
  await start.click()
  await expect.poll(() => marked(page)).toBe(account.logIn)
  await page.getByRole('button', { name: shared.chooseLanguage, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(stop).toHaveCount(0)
  await sheet.getByRole('button', { name: shared.readAloud, exact: true }).click()
  await expect.poll(() => marked(page)).toBe(shared.chooseLanguage)
  await sheet.getByRole('button', { name: 'English' }).click()
  const { account: english, shared: inEnglish } = wordsOf.english
  await page.getByRole('button', { name: inEnglish.readAloud, exact: true }).click()
  await expect.poll(() => page.evaluate(() => window.heard.at(-1))).toEqual({ text: english.logIn, lang: 'en-US' })
})

test('a phone without a voice for the language says how to get one, and a browser that cannot speak says so @release', async ({
  page,
  base,
}) => {
  await giveVoices(page, { voices: [{ lang: 'en-US' }, { lang: 'zh-CN' }] })
  const { account, readAloud, shared } = await openAt(page, base, '/pages/login/login', 'india')
  await whenHydrated(page)
  await page.getByRole('button', { name: shared.readAloud, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: readAloud.noVoiceTitle })
  await expect(sheet).toContainText(readAloud.android[3] ?? '')
  await sheet.getByRole('button', { name: shared.close }).click()
  await expect(sheet).toBeHidden()
  // Said once: another touch, on another screen as well, says it in a line that leads there.
  await page.getByRole('link', { name: account.forgotPassword }).click()
  await page.getByRole('button', { name: shared.readAloud, exact: true }).click()
  const line = page.getByRole('status').filter({ hasText: readAloud.noVoiceTitle })
  await expect(line).toBeVisible()
  await expect(sheet).toBeHidden()
  await line.getByRole('button', { name: readAloud.howTo }).click()
  await expect(sheet).toContainText(readAloud.android[3] ?? '')
  await sheet.getByRole('button', { name: shared.close }).click()
  await expect(line).toBeHidden()
  expect(await heardOn(page)).toEqual([])

  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'))
  await page.reload()
  await whenHydrated(page)
  await page.getByRole('button', { name: shared.readAloud, exact: true }).click()
  await expect(page.getByRole('dialog', { name: readAloud.cannotTitle })).toContainText(readAloud.cannotText)
})

test('a speaker whose code cannot be fetched says so until the next tap @release', async ({ page, base }) => {
  await giveVoices(page, { voices: [{ lang: 'en-US' }] })
  const { account, shared } = await openAt(page, base, '/pages/login/login')
  await whenHydrated(page)
  await page.route(/\/assets\/read-aloud/, (route) => route.abort())
  const speaker = page.getByRole('button', { name: shared.readAloud, exact: true })
  await speaker.click()
  const sentence = page.getByText(shared.somethingWrong)
  await expect(sentence).toBeVisible()
  await expect(speaker).toBeVisible()
  await page.waitForTimeout(3_000)
  await expect(sentence).toBeVisible()
  await page.getByText(account.logInTitle).click()
  await expect(sentence).toBeHidden()
})

test('who listens to a payment hears by itself that it was refused, and that the next one is paid', async ({ page, base }) => {
  await giveVoices(page, { voices: [{ lang: 'bn-BD' }] })
  const words = await openAt(page, base, '/', 'bengali')
  await signIn(page, base, await signedUpMember(base))
  await page.reload()
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const first = await startPayNow(page, base, words, '6months', 'S$9.00')
  const heardLast = () => heardOn(page).then((all) => all.at(-1))
  const listen = page.getByRole('button', { name: words.shared.readAloud, exact: true })
  await listen.click()
  await expect.poll(() => heardOn(page)).toHaveLength(1)
  await page.getByRole('button', { name: words.payments.saveImage, exact: true }).click()
  await expect.poll(heardLast).toBe(words.payments.imageSaved)
  await bankAct(base, first.transactionNumber, 'fail')
  await expect(page.getByRole('heading', { name: words.payments.unsuccessful, exact: true })).toBeVisible()
  await expect.poll(heardLast).toBe(words.payments.unsuccessful)

  await page.getByRole('button', { name: words.payments.newQr, exact: true }).click()
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
  const second = await shownPayment(page, base)
  const before = (await heardOn(page)).length
  await listen.click()
  await expect.poll(async () => (await heardOn(page)).length).toBe(before + 1)
  await bankAct(base, second.transactionNumber, 'pay')
  await expect(page).toHaveURL(/payment-successful/)
  await expect.poll(heardLast).toBe(`${words.payments.successTitle}, 9 ডলার`)
})

test('who listens hears that money of another amount came, with what to do, and what is wrong with a form', async ({ page, base }) => {
  await giveVoices(page, { voices: [{ lang: 'bn-BD' }] })
  const { account, fields, membership, payments, shared } = await openAt(page, base, '/pages/login/login', 'bengali')
  await whenHydrated(page)
  const heardLast = () => heardOn(page).then((all) => all.at(-1) ?? '')
  const listen = async () => {
    const before = (await heardOn(page)).length
    await page.getByRole('button', { name: shared.readAloud, exact: true }).click()
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(before)
  }
  await listen()
  await page.getByRole('main').getByRole('button', { name: account.logIn, exact: true }).click()
  await expect.poll(heardLast).toContain(shared.pleaseCheck)
  expect(await heardLast()).toContain(`${shared.mobileNumber}: ${fields.required}`)
  expect(await heardLast()).toContain(`${account.password}: ${fields.required}`)

  await signIn(page, base, await signedUpMember(base))
  await page.goto(`${base}/mobile/`)
  await page.getByRole('link', { name: membership.payNow, exact: true }).click()
  const { transactionNumber } = await startPayNow(page, base, wordsOf.bengali, '6months', 'S$9.00')
  await listen()
  await bankAct(base, transactionNumber, 'payWrongAmount')
  await expect.poll(heardLast).toContain('8 ডলার')
  expect(await heardLast()).toContain(payments.reviewTitle)
  expect(await heardLast()).toContain(payments.reviewText)
})

test('who listens hears by itself that money came, also on My Page and where another way is chosen, and what became of a PIN @release', async ({
  page,
  base,
}) => {
  await giveVoices(page, { voices: [{ lang: 'bn-BD' }] })
  const words = await openAt(page, base, '/', 'bengali')
  const { membership, payments, redemptions, shared } = words
  const heardLast = () => heardOn(page).then((all) => all.at(-1))
  async function listen(): Promise<void> {
    await whenHydrated(page)
    const before = (await heardOn(page)).length
    await page.getByRole('button', { name: shared.readAloud, exact: true }).last().click()
    await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(before)
  }
  for (const where of ['my page', 'another way'] as const) {
    await page.evaluate(() => localStorage.removeItem('TOKEN_H5'))
    await signIn(page, base, await signedUpMember(base))
    await page.goto(`${base}/mobile/`)
    await page.getByRole('link', { name: membership.payNow, exact: true }).click()
    const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
    if (where === 'my page') await page.goto(`${base}/mobile/pages/tab-bar/my-page/my-page`)
    else await page.getByRole('link', { name: payments.otherWay, exact: true }).click()
    const waits = where === 'my page' ? membership.continueText : payments.askPaidText
    await expect(page.getByText(waits, { exact: true })).toBeVisible()
    await listen()
    await bankAct(base, transactionNumber, 'pay')
    const told = where === 'my page' ? new RegExp(membership.paidUntil('.+')) : payments.paidSinceTitle
    // My Page asks every 15 s.
    await expect.poll(heardLast, { message: where, timeout: 60_000 }).toEqual(typeof told === 'string' ? told : expect.stringMatching(told))
  }

  const { privileges } = await callServer(base, listPrivileges, {})
  const id = privileges.find(({ title }) => title === 'A full hot meal after work')?.id ?? ''
  await page.goto(`${base}/mobile/pages/privileges-detail/privileges-detail?id=${id}`)
  await whenHydrated(page)
  await page.getByRole('link', { name: words.privileges.useNow }).click()
  await page.getByRole('button', { name: redemptions.typePin }).click()
  await listen()
  for (const [pin, told] of [
    ['000000', refusalMessage('redemptions.wrongPin', 'bengali', '')],
    ['482915', redemptions.liveTitle],
  ] as const) {
    await page.getByRole('dialog').locator('input[name=pin]').fill(pin)
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect.poll(heardLast).toBe(told)
  }
})
