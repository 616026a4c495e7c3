import { logOut } from '@mwc/contract/account/sessions/sessions.calls'
import { type Page, expect } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { forward, openProxy } from './fixtures/server/reverse-proxy.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { today } from './fixtures/screens/cover-dates.ts'
import { logInByPassword, signIn } from './fixtures/screens/sign-in.ts'
import { openAt, openIn } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { test } from './fixtures/screens/test.ts'
import { storedText } from './fixtures/browser/browser-storage.ts'
import { workerReady } from './fixtures/browser/service-worker.ts'
import { type Words, wordsOf } from './fixtures/screens/words.ts'

test.use({ serviceWorkers: 'allow' })

const home = '/'
const logInPath = '/pages/login/login'
const card = '/pages/tab-bar/member/member'
const myPage = '/pages/tab-bar/my-page/my-page'
const history = '/pages/transaction-history/transaction-history'
const payment = '/pages/payment-method/payment-method'
const places = '/choose-location'

const english = wordsOf.english

async function logInAs(page: Page, base: string, worker: { mobile: string; password: string }): Promise<Words> {
  const words = await openAt(page, base, logInPath)
  await logInByPassword(page, words, worker)
  await expect(page).not.toHaveURL(/login/)
  await workerReady(page, 'english', 'member')
  return words
}

test('a first visit is enough for Home, the log-in, help and an unknown address to open without a network', async ({
  page,
  base,
  context,
}) => {
  const words = await openIn(page, base, 'english')
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(words.home.visitorTitle)).toBeVisible()
  await page.goto(`${base}/mobile${logInPath}`)
  await expect(page.getByLabel(words.shared.mobileNumber, { exact: true })).toBeVisible()
  await page.goto(`${base}/mobile/pages/tab-bar/contact/contact`)
  await expect(page.getByRole('link', { name: words.places.call })).toHaveAttribute('href', /^tel:/)
  await page.goto(`${base}/mobile/no/such/page?at=all`)
  await expect(page.getByText(words.shared.notFoundText)).toBeVisible()
  // The end of this query looks like the end of a file's name.
  await page.goto(`${base}/mobile/pages/tab-bar/privileges/privileges?search=a.com`)
  await expect(page.getByRole('heading', { name: words.privileges.title, exact: true })).toBeVisible()
})

test('a page that a proxy puts in the place of a file is not cached as that file @release', async ({ page, base, context }) => {
  let isSpoilt = true
  const spoilt = /\/(?:contact\.screen|words-english-places)-/
  const asked = new Set<string>()
  const proxy = await openProxy((incoming, reply) => {
    const file = spoilt.exec(incoming.url ?? '')?.[0]
    if (!isSpoilt || file === undefined) return forward(base, incoming, reply)
    asked.add(file)
    reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome to our Wi-Fi</title>')
  })
  try {
    await openIn(page, proxy.base, 'english')
    await expect.poll(() => asked.size).toBe(2)
    isSpoilt = false
    await page.reload()
    await workerReady(page)
    await context.setOffline(true)
    await page.goto(`${proxy.base}/mobile/pages/tab-bar/contact/contact`)
    await expect(page.getByRole('link', { name: wordsOf.english.places.call })).toHaveAttribute('href', /^tel:/)
  } finally {
    proxy.close()
  }
})

test('the card and what was read last open without a network, with their age; what needs one says so and opens when it is back', async ({
  page,
  base,
  context,
  member,
}) => {
  const words = await logInAs(page, base, member)
  await page.goto(`${base}/mobile${card}`)
  const age = page.getByText(words.shared.lastChecked('').trim())
  await expect(age).toBeVisible()
  await page.goto(`${base}/mobile${history}`)
  await expect(page.getByText(words.payments.paid, { exact: true }).first()).toBeVisible()
  // What is as the server has it needs no age: the list begins at the top, and its button stands below.
  await expect(age).toHaveCount(0)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  const [refreshY, firstY] = [page.getByRole('button', { name: words.shared.refresh }), page.getByRole('listitem').first()].map(
    async (one) => (await one.boundingBox())?.y ?? 0,
  )
  expect(await refreshY).toBeGreaterThan((await firstY) ?? 0)
  await context.setOffline(true)
  await page.goto(`${base}/mobile${card}`)
  await expect(page.getByText(member.fullName)).toBeVisible()
  await expect(age.locator('svg')).toBeVisible()
  await page.goto(`${base}/mobile${history}`)
  await expect(page.getByText(words.payments.paid, { exact: true }).first()).toBeVisible()
  await expect(age.locator('svg')).toBeVisible()
  await page.goto(`${base}/mobile${payment}`)
  await expect(page.getByRole('heading', { name: words.offers.offline })).toBeVisible()
  await expect(page.getByRole('link', { name: words.home.card })).toBeVisible()
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(words.payments.choosePlan)).toBeVisible()
})

test('a QR to pay is never shown from what the phone keeps', async ({ page, base, context }) => {
  const words = await logInAs(page, base, await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow }).click()
  const { qrText } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.goto(`${base}/mobile${history}`)
  await expect(page.getByText(words.payments.notReceived)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_ANSWERS') ?? '')).toContain('payment-history')
  expect(await storedText(page)).not.toContain(qrText)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: words.payments.continuePayment }).click()
  await expect(page.getByText(words.payments.reconnecting)).toBeVisible()
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible({ timeout: 30_000 })
})

async function expectNothingOf(page: Page, member: { fullName: string; memberNumber: string; finLastFour: string }, token: string) {
  const stored = await storedText(page)
  for (const mark of [member.fullName, member.memberNumber, member.finLastFour, token]) expect(stored).not.toContain(mark)
}

test('logging out leaves nothing of the member on the phone, in any tab, also without a network', async ({
  page,
  base,
  context,
  member,
}) => {
  const words = await logInAs(page, base, member)
  const other = await context.newPage()
  await other.goto(`${base}/mobile${history}`)
  await expect(other.getByText(words.payments.paid, { exact: true }).first()).toBeVisible()
  await page.goto(`${base}/mobile${myPage}`)
  await expect(page.getByText(member.fullName)).toBeVisible()
  const [token, user] = await page.evaluate(() => [localStorage.getItem('TOKEN_H5') ?? '', localStorage.getItem('USER_INFO') ?? '{}'])
  expect(await storedText(page)).toContain(member.fullName)
  await context.setOffline(true)
  await page.getByRole('button', { name: words.membership.logOut }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut }).click()
  await expect(page).toHaveURL(`${base}/mobile${logInPath}`)
  await expect(other).toHaveURL(`${base}/mobile${logInPath}`)
  await expect(other.getByText(words.payments.paid, { exact: true })).toHaveCount(0)
  await expectNothingOf(page, JSON.parse(user ?? '{}'), token ?? '')
})

test('a session that was ended elsewhere leaves nothing of the member on the phone', async ({ page, base, member }) => {
  await openAt(page, base, home)
  const signedIn = await signIn(page, base, member)
  await page.goto(`${base}/mobile${card}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_ANSWERS') ?? '')).toContain(member.fullName)
  // A page that hears of it while it is loaded anew leaves a visitor's page.
  await page.goto(`${base}/health`)
  await callServer(base, logOut, {}, signedIn.token)
  await page.goto(`${base}/mobile${card}`)
  await expect(page).toHaveURL(`${base}/mobile${logInPath}`)
  await expectNothingOf(page, signedIn.user, signedIn.token)
})

test('another language is cached as soon as it is chosen @release', async ({ page, base, context }) => {
  await openIn(page, base, 'english')
  await workerReady(page)
  await page.getByRole('button', { name: english.shared.chooseLanguage }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '简体中文' }).click()
  const words = wordsOf.chinese
  await expect(page.getByText(words.home.visitorTitle)).toBeVisible()
  await workerReady(page, 'chinese')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(words.home.visitorTitle)).toBeVisible()
  await page.goto(`${base}/mobile/pages/tab-bar/contact/contact`)
  await expect(page.getByText(words.places.contactText)).toBeVisible()
})

test('what was not cached at the first load, because the page was left or the line broke, is cached at the next @release', async ({
  page,
  base,
}) => {
  await openIn(page, base, 'chinese')
  await workerReady(page, 'chinese')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const gone = (await cache.keys()).filter(({ url }) => url.includes('words-chinese-') || url.endsWith('/login/login'))
      for (const request of gone) await cache.delete(request)
    }
  })
  await page.reload()
  await workerReady(page, 'chinese')
})

test('cached answers of any content open every screen @release', async ({ page, base, context, member }) => {
  const words = await logInAs(page, base, member)
  await page.goto(`${base}/mobile${card}`)
  await expect(page.getByText(member.fullName)).toBeVisible()
  await context.setOffline(true)
  const contents = [
    'null',
    '[]',
    '{"of":"M100001K","answers":7}',
    '{"of":"M100001K","answers":{"member":{"at":1,"data":{"user":null}}}}',
    'no',
  ]
  for (const content of contents) {
    // As the next page begins: the one before may still keep an answer.
    await page.addInitScript((text) => ['KEPT_ANSWERS', 'KEPT_PROGRAMME'].forEach((key) => localStorage.setItem(key, text)), content)
    await page.goto(`${base}/mobile${card}`)
    await expect(page.getByRole('heading', { name: words.offers.offline })).toBeVisible()
  }
})

test('a cached answer whose time is none is let go of @release', async ({ page, base, context, member }) => {
  const words = await logInAs(page, base, member)
  await page.goto(`${base}/mobile${history}`)
  await expect(page.getByText(words.payments.paid, { exact: true }).first()).toBeVisible()
  await page.goto(`${base}/mobile${places}`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('KEPT_CONTENT') ?? '')).toContain('"places"')
  const cached = await page.evaluate(() =>
    ['KEPT_CONTENT', 'KEPT_ANSWERS', 'KEPT_PROGRAMME'].map((key) => [key, localStorage.getItem(key) ?? '']),
  )
  await context.setOffline(true)
  for (const at of ['-1e300', '1e300', '-8.65e15', '9e15', 'null']) {
    await page.evaluate(
      (all) => all.forEach(([key = '', text = '']) => localStorage.setItem(key, text)),
      cached.map(([key, text]) => [key, text?.replaceAll(/"at":\d+/g, `"at":${at}`)]),
    )
    for (const path of [history, places]) {
      await page.goto(`${base}/mobile${path}`)
      await expect(page.getByRole('heading', { name: words.offers.offline }), `${path} with ${at}`).toBeVisible()
    }
  }
})

for (const year of [2018, 2031]) {
  test(`by a clock that says ${year} what was read is as old as it is, also once the clock is put right @release`, async ({
    page,
    base,
    context,
  }) => {
    await page.clock.install({ time: new Date(`${year}-02-03T04:05:06Z`) })
    const words = await openAt(page, base, places)
    const checked = page.getByText(words.shared.lastChecked('').trim())
    await expect(page.getByRole('article').first()).toBeVisible()
    await workerReady(page)
    await context.setOffline(true)
    await page.reload()
    await expect(checked.filter({ has: page.locator('svg') })).toContainText(String(today().year))
    await page.clock.setSystemTime(Date.now())
    await page.reload()
    await expect(checked.filter({ has: page.locator('svg') })).toContainText(String(today().year))
  })
}
