import { setConsent } from '@mwc/contract/account/people/people.calls'
import { readableMobile } from '@mwc/contract/fields/mobile-number'
import { languages } from '@mwc/contract/language/language'
import { expect, type Page } from '@playwright/test'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { atRelease } from './fixtures/at-release.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt, openIn } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { payPlan } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import type { Words } from './fixtures/screens/words.ts'
import { giveCode, giveNumber } from './fixtures/screens/sign-up-steps.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'

async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut, exact: true }).click()
}

test.describe('on a phone with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an active member logs in with the password, sees Home, and logs out', async ({ page, base }) => {
    const words = await openAt(page, base, '/pages/login/login')
    await inspectScreen(page, 'login')
    await logInByPassword(page, words, { mobile: '81000001', password: 'Harbour7Crane' })
    await expect(page.getByRole('heading', { name: words.home.greeting('Rahim Uddin') })).toBeVisible()
    await inspectScreen(page, 'home of a member')
    await page.getByRole('link', { name: words.shared.tabs.myPage, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.shared.tabs.myPage, exact: true })).toBeVisible()
    await inspectScreen(page, 'my-page')
    await logOut(page, words)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('TOKEN_H5'))).toBeNull()
  })
})

test('a member logs out and comes back with an OTP', async ({ page, base }) => {
  const worker = { mobile: '81000004', password: 'Harbour7Crane' }
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, worker)
  await expect(page).toHaveURL(/my-page\/my-page\?timeout=\d+/)
  await logOut(page, words)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('TOKEN_H5'))).toBeNull()
  await page.goto(`${base}/mobile/pages/login/login`)
  const seen = (await messagesTo(base, worker.mobile)).length
  await page.getByText(words.account.withOtp, { exact: true }).click()
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill(worker.mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await giveCode(page, words, await codeSentTo(base, worker.mobile, seen))
  await expect(page).toHaveURL(/my-page\/my-page\?timeout=\d+/)
})

test('a code that was asked for is still asked for when the tab was dropped while its SMS was read', async ({ page, base }) => {
  const words = await openAt(page, base, '/pages/login/login')
  // Of a number that nobody has the screen says the same.
  const { mobile } = newWorker()
  const number = page.getByLabel(words.shared.mobileNumber, { exact: true })
  await page.getByText(words.account.withOtp, { exact: true }).click()
  await number.fill(mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  const sent = page.getByText(words.account.otpSentTo(readableMobile(`+65${mobile}`).replaceAll(' ', '\u00a0')))
  await expect(sent).toBeVisible()
  await page.reload()
  await expect(sent).toBeVisible()
  await expect(page.getByLabel(words.shared.otp, { exact: true })).toBeVisible()
  // Another number is typed without being led to the password.
  await page.getByRole('button', { name: words.account.otherNumber, exact: true }).click()
  await number.fill('8100')
  await expect(page.getByRole('radio', { name: words.account.withOtp, exact: true })).toBeChecked()
})

test('the SMS that follow a log-in are in the language chosen before it', async ({ page, base, member }) => {
  await callServer(base, setConsent, { kind: 'marketingSms', given: true }, member.token)
  await openIn(page, base, 'bengali')
  const words = await openAt(page, base, '/pages/login/login', 'bengali')
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await payPlan(base, member.token)
  const newest = async () => (await messagesTo(base, member.mobile))[0]?.text ?? ''
  await expect.poll(newest).toContain('S$9.00')
  expect(await newest()).toMatch(/[\u0980-\u09FF]{3}/)
})

test('a wrong password is refused in words that do not say whether the number is known', async ({ page, base }) => {
  const words = await openAt(page, base, '/pages/login/login')
  const refused = refusalMessage('account.wrongLogin', 'english', '6536 2692')
  await logInByPassword(page, words, { mobile: newWorker().mobile, password: 'Wrong9Password' })
  await expect(page.getByText(refused)).toBeVisible()
  await logInByPassword(page, words, { mobile: '81000001', password: 'Wrong9Password' })
  await expect(page.getByText(refused)).toBeVisible()
})

for (const language of languages) {
  test(`a wrong OTP is refused in ${language}${atRelease(language !== 'english')}`, async ({ page, base }) => {
    const worker = newWorker()
    const words = await openAt(page, base, '/pages/sign-up/sign-up', language)
    await giveNumber(page, words, worker)
    const right = await codeSentTo(base, worker.mobile)
    await giveCode(page, words, right === '000000' ? '000001' : '000000')
    await expect(page.getByText(refusalMessage('account.codeWrong', language, '6536 2692'))).toBeVisible()
    await inspectScreen(page, 'verify after a wrong OTP')
    await giveCode(page, words, right)
    await expect(page.getByRole('heading', { name: words.signUp.steps.you, exact: true })).toBeVisible()
  })
}
