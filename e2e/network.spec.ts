import { listPayments } from '@mwc/contract/payments/payments.calls'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { atRelease } from './fixtures/at-release.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { breakScripts } from './fixtures/browser/break-scripts.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { logInByPassword, openSignedIn } from './fixtures/screens/sign-in.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { test } from './fixtures/screens/test.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { wordsOf } from './fixtures/screens/words.ts'
import { bankAct, codeSentTo } from './fixtures/people/simulated-parties.ts'

// What comes by itself while a screen stands may be what the cut network keeps: the browser says so, the screen does without.
test.use({ expectedFaults: /Failed to fetch dynamically imported module/ })

const words = wordsOf.english
const { account, payments, shared, signUp } = words
const logInPath = '/pages/login/login'
const paymentPath = '/pages/payment-method/payment-method'
const failed = (page: Page) => page.getByRole('alert').getByText(shared.pageFailed)
const tryAgain = (page: Page) => page.getByRole('button', { name: shared.tryAgain, exact: true })
const contactTitle = words.places.contactTitle
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

for (const fault of ['missing', 'page', 'cut'] as const) {
  test(`a screen whose code or words do not come (${fault}) says so, and opens when tried again${atRelease(fault !== 'page')}`, async ({
    page,
    base,
  }) => {
    // Nothing is fetched beforehand for who saves data: the tap asks first.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    for (const file of [/contact\.screen-/, /words-english-places-/]) {
      const restore = await breakScripts(page, file, fault)
      await openAt(page, base, '/')
      await whenHydrated(page)
      await tab(page, shared.tabs.contact).click()
      await expect(failed(page)).toBeVisible()
      // Longer than the indicator takes to come: what failed at once stays said.
      await page.waitForTimeout(300)
      await expect(failed(page)).toBeVisible()
      await restore()
      await tryAgain(page).click()
      await expect(page.getByRole('heading', { name: contactTitle, exact: true })).toBeVisible()
      await expect(failed(page)).toBeHidden()
    }
  })
}

test('a phone without a network is told so, though the words come later than the screen’s code fails', async ({ page, base, member }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await breakScripts(page, /payment-method\.screen-/, 'cut')
  const release = await breakScripts(page, /words-english-first-words-/, 'hang')
  const [main, screen] = ['/main-', '/payment-method.screen-'].map((name) => page.waitForRequest((request) => request.url().includes(name)))
  const opened = openSignedIn(page, base, paymentPath, member)
  const [mainCode, screenCode] = [(await main)?.url(), (await screen)?.url()]
  // The page's own copies: once these have run and failed, the app's have.
  await page.evaluate(`import('${mainCode}').then(() => import('${screenCode}')).catch(() => undefined)`)
  await release()
  await opened
  await expect(page.getByRole('heading', { name: words.offers.offline })).toBeVisible()
})

test.describe('a part of a screen', () => {
  test('whose code did not come is fetched by loading the page anew, with the number that was typed @release', async ({ page, base }) => {
    const restore = await breakScripts(page, /code-log-in-/, 'missing')
    await openAt(page, base, logInPath)
    await page.getByLabel(shared.mobileNumber, { exact: true }).fill('81000001')
    await page.getByText(account.withOtp, { exact: true }).click()
    await expect(failed(page)).toBeVisible()
    await restore()
    await tryAgain(page).click()
    await expect(async () => {
      await page.getByText(account.withOtp, { exact: true }).click()
      await expect(page.getByRole('button', { name: account.getOtp, exact: true })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByLabel(shared.mobileNumber, { exact: true })).toHaveValue('81000001')
  })
})

test('a screen that is late shows its indicator after 200 ms, what is wrong after 60 s, and opens when it comes @release', async ({
  page,
  base,
}) => {
  await page.clock.install()
  const release = await breakScripts(page, /contact\.screen-/, 'hang')
  await openAt(page, base, '/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(shared.appName)
  await whenHydrated(page)
  await page.clock.pauseAt(Date.now() + 10_000)
  await tab(page, shared.tabs.contact).click()
  await page.clock.runFor(190)
  await expect(heading).toHaveText(shared.appName)
  await page.clock.runFor(20)
  await expect(heading).toHaveText(shared.loading)
  await page.clock.runFor(59_000)
  await expect(failed(page)).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(failed(page)).toBeVisible()
  await expect(page.getByText(shared.timeout)).toBeVisible()
  await release()
  await page.clock.resume()
  await expect(heading).toHaveText(contactTitle)
})

test('code that has not come after 120 s is given up, and the next try loads the page anew @release', async ({ page, base }) => {
  await page.clock.install()
  const release = await breakScripts(page, /contact\.screen-/, 'hang')
  await openAt(page, base, '/')
  await whenHydrated(page)
  await tab(page, shared.tabs.contact).click()
  await page.clock.fastForward(121_000)
  await expect(failed(page)).toBeVisible()
  await release()
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactTitle)
})

for (const year of [2009, 2041]) {
  test(`on a phone whose clock says ${year} codes, proofs and payments last as long as they should @release`, async ({ page, base }) => {
    const worker = newWorker()
    await page.clock.install({ time: new Date(`${year}-02-03T04:05:06Z`) })
    await openAt(page, base, '/pages/sign-up/sign-up')
    await page.getByLabel(shared.mobileNumber, { exact: true }).fill(worker.mobile)
    await page.getByRole('button', { name: account.getOtp, exact: true }).click()
    await expect(page.getByText(/\b(60|5\d|4[5-9]) s/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/\b(60|[45]\d) s/)).toBeVisible()
    await page.getByLabel(shared.otp, { exact: true }).fill(await codeSentTo(base, worker.mobile))
    const you = page.getByRole('heading', { name: signUp.steps.you, exact: true })
    await expect(you).toBeVisible()
    await page.reload()
    await expect(you).toBeVisible()
    await page.goto(`${base}/mobile${logInPath}`)
    await logInByPassword(page, words, await signedUpMember(base))
    await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
    await startPayNow(page, base, words, '6months', 'S$9.00')
    await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/)
  })
}

/** Taps while the network is cut, sees that the page says so, and taps again with the network back. */
async function tapThroughCut(page: Page, button: Locator, notice = shared.noNetwork): Promise<void> {
  await page.context().setOffline(true)
  await button.click()
  await expect(page.getByText(notice).first()).toBeVisible()
  await page.context().setOffline(false)
  await button.click()
}

test('the network may be cut at every step of a sign-up: nothing typed is lost', async ({ page, base }) => {
  const worker = newWorker()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await openAt(page, base, '/pages/sign-up/sign-up')
  await whenHydrated(page)
  await field(shared.mobileNumber).fill(worker.mobile)
  await tapThroughCut(page, button(account.getOtp))
  const code = await codeSentTo(base, worker.mobile)
  await expect(field(shared.otp)).toBeVisible()
  await page.context().setOffline(true)
  await field(shared.otp).fill(code)
  await expect(page.getByText(shared.noNetwork).first()).toBeVisible()
  await page.context().setOffline(false)
  await button(account.checkOtp).click()
  await field(signUp.fullName).fill(worker.fullName)
  await field(signUp.birthDate).fill('09/03/1990')
  await page.getByRole('radio', { name: signUp.genders['01'], exact: true }).check()
  await field(signUp.nationality).selectOption('BD')
  await field(signUp.fin).fill(worker.fin)
  await tapThroughCut(page, button(account.continue))
  await expect(page.getByRole('heading', { name: signUp.steps.work, exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await field(signUp.company).fill('Harbour Works Pte Ltd')
  await page.getByRole('radio', { name: signUp.sectors['3'], exact: true }).check()
  await field(signUp.occupation).fill('Welder')
  await button(account.continue).click()
  await page.getByRole('checkbox', { name: signUp.declaration, exact: true }).check()
  await page.getByRole('checkbox', { name: signUp.memberConsent, exact: true }).check()
  await page.context().setOffline(false)
  await button(account.continue).click()
  await field(signUp.newPassword).fill(worker.password)
  await field(signUp.confirmPassword).fill(worker.password)
  await tapThroughCut(page, button(signUp.saveAndContinue))
  await expect(page.getByRole('heading', { name: payments.methodTitle, exact: true })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(worker.password)
})

test('the network may be cut at every step of a payment: one payment, paid as soon as the network is back', async ({ page, base }) => {
  await openAt(page, base, logInPath)
  const member = await signedUpMember(base)
  await page.getByLabel(shared.mobileNumber, { exact: true }).fill(member.mobile)
  await page.getByLabel(account.password, { exact: true }).and(page.locator('input:not([type=radio])')).fill(member.password)
  await tapThroughCut(page, page.getByRole('button', { name: account.logIn, exact: true }))
  const payNow = page.getByRole('link', { name: words.membership.payNow, exact: true })
  await expect(payNow).toBeVisible()
  const calls = '**/h5-api/**'
  // The browser now and then lets one request through that it was told to cut.
  await page.route(calls, (call) => call.abort('internetdisconnected'))
  await page.context().setOffline(true)
  await payNow.click()
  await expect(tryAgain(page)).toBeVisible()
  // The page tries again by itself.
  await page.unroute(calls)
  await page.context().setOffline(false)
  await page.getByRole('radio', { name: new RegExp(payments.plan['6months']) }).check()
  const pay = page.getByRole('button', { name: payments.pay.paynow('S$9.00'), exact: true })
  await tapThroughCut(page, pay, payments.noAnswer)
  await expect(page.getByRole('img', { name: payments.qrPicture('S$9.00') })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByRole('img', { name: payments.qrPicture('S$9.00') })).toBeVisible()
  const { payments: started } = await callServer(base, listPayments, {}, member.token)
  expect(started).toHaveLength(1)
  await bankAct(base, started[0]?.transactionNumber ?? '', 'pay')
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/\/pages\/payment-successful\//)
})

test('the first call after the network is back may be lost: the receipt opens, and opens again when it is loaded anew', async ({
  page,
  base,
}) => {
  await openAt(page, base, logInPath)
  await logInByPassword(page, words, await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  // What the page asks from here on, until the receipt asks for itself.
  let lost = 0
  await page.route(/\/h5\/me$/, (call) => {
    lost += 1
    return lost > 1 && !/payment-successful/.test(page.url()) ? call.continue() : call.abort('internetdisconnected')
  })
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/\/pages\/payment-successful\//)
  await page.reload()
  await expect(page.getByRole('heading', { name: payments.successTitle, exact: true })).toBeAttached()
})

for (const [name, fault] of [
  ['away', (call: Route) => call.fulfill({ status: 502, contentType: 'text/html', body: '<title>Bad gateway</title>' })],
  ['offline', (call: Route) => call.abort('connectionrefused')],
] as const) {
  test(`a service that is ${name} is said, and the screen opens by itself, though the phone never lost its signal @release`, async ({
    page,
    base,
  }) => {
    const calls = '**/h5-api/h5/**'
    await page.route(calls, fault)
    await openAt(page, base, '/choose-location')
    await expect(page.getByRole('heading', { name: words.offers[name] })).toBeVisible()
    await page.unroute(calls)
    await expect(page.getByText('Clinic Changi')).toBeVisible({ timeout: 30_000 })
  })
}

test('a network that goes is said for two seconds', async ({ page, base }) => {
  await page.clock.install()
  await openAt(page, base, '/')
  const toast = page.getByText(shared.poorNetwork, { exact: true })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.appName)
  // Before that nothing hears that the network goes.
  await whenHydrated(page)
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.context().setOffline(true)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
})

test('Home without a network, before its news ever came, says what to do and fills itself when the network is back @release', async ({
  page,
  base,
  member,
}) => {
  const news = /\/h5\/home/
  // From the start: it is fetched ahead where there is time.
  await page.route(news, (route) => route.abort('internetdisconnected'))
  const words = await openSignedIn(page, base, '/pages/tab-bar/my-page/my-page', member)
  // Before, the link would load Home as a page, which brings its news along.
  await whenHydrated(page)
  await page.getByRole('navigation').getByRole('link', { name: words.shared.tabs.home, exact: true }).click()
  await expect(page.getByRole('main').getByText(words.shared.noNetwork, { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
  await inspectScreen(page, 'Home without its news')
  await page.unroute(news)
  await page.getByRole('button', { name: words.shared.tryAgain, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.home.news, exact: true })).toBeVisible()
})
