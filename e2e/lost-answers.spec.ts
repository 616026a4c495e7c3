import { expect, type Page, type Route } from '@playwright/test'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { test } from './fixtures/server/test-with-own-clock.ts'
import { wordsOf } from './fixtures/screens/words.ts'
import { fillForm, giveCode, giveNumber, setPassword } from './fixtures/screens/sign-up-steps.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'

// A worker of its own would answer in the place of the page's requests.
const words = wordsOf.english
const { account, signUp, payments, shared } = words
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The server does what it is asked, and its answer never arrives; the answers after it do. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  const cut = async (call: Route) => {
    expect((await call.fetch()).status()).toBe(200)
    await call.abort('connectionreset')
  }
  await page.route(`**/h5-api/h5${path}`, cut, { times: 1 })
}

async function lost(page: Page): Promise<void> {
  await expect(page.getByText(shared.noNetwork).first()).toBeVisible()
}

async function typeNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel(signUp.newPassword, { exact: true }).fill(password)
  await page.getByLabel(signUp.confirmPassword, { exact: true }).fill(password)
}

/** Up to the password of a sign-up whose answer does not arrive. */
async function signUpUnanswered(page: Page, base: string) {
  const worker = newWorker()
  await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await fillForm(page, words, worker)
  await loseAnswer(page, '/sign-up')
  await setPassword(page, words, worker)
  await lost(page)
  return worker
}

test('a worker whose sign-up was not answered presses again and is in', async ({ page, base }) => {
  const worker = await signUpUnanswered(page, base)
  await press(page, signUp.saveAndContinue)
  await expect(page.getByRole('heading', { name: payments.methodTitle, exact: true })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect([kept.includes(worker.password), kept.includes('ACT_PENDING')]).toEqual([false, false])
})

test('after a reload the password of an unanswered sign-up is typed again: another is refused, the first is in @release', async ({
  page,
  base,
}) => {
  const worker = await signUpUnanswered(page, base)
  await page.reload()
  await typeNewPassword(page, 'Another7Password')
  await press(page, signUp.saveAndContinue)
  await expect(page.getByText(refusalMessage('account.keyReused', 'english', '6536 2692'))).toBeVisible()
  await expect(page.getByRole('link', { name: account.logIn, exact: true })).toBeVisible()
  await typeNewPassword(page, worker.password)
  await press(page, signUp.saveAndContinue)
  await expect(page.getByRole('heading', { name: payments.methodTitle, exact: true })).toBeVisible()
})

test('a log-in by OTP that was not answered is in with the same OTP, pressed again or typed again after a reload @release', async ({
  page,
  base,
  ownClock,
}) => {
  for (const reload of [false, true]) {
    const member = await signedUpMember(base)
    // Another code may be asked for by now.
    ownClock.pass({ minutes: 2 })
    const seen = (await messagesTo(base, member.mobile)).length
    await openAt(page, base, '/pages/login/login')
    await page.getByText(account.withOtp, { exact: true }).click()
    await page.getByLabel(shared.mobileNumber, { exact: true }).fill(member.mobile)
    await press(page, account.getOtp)
    const code = await codeSentTo(base, member.mobile, seen)
    await loseAnswer(page, '/log-in/otp')
    await giveCode(page, words, code)
    await lost(page)
    if (reload) {
      await page.reload()
      await page.getByText(account.withOtp, { exact: true }).click()
      await giveCode(page, words, code)
    } else await press(page, account.checkOtp)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('TOKEN_H5'))).not.toBeNull()
    await page.evaluate(() => localStorage.clear())
  }
})

test('a new password that was not answered is saved by pressing again, and logs in @release', async ({ page, base, ownClock }) => {
  const { mobile } = await signedUpMember(base)
  ownClock.pass({ minutes: 2 })
  const password = 'Anchor9Bridge'
  const seen = (await messagesTo(base, mobile)).length
  await openAt(page, base, '/pages/forget-pwd/forget-pwd')
  await page.getByLabel(shared.mobileNumber, { exact: true }).fill(mobile)
  await press(page, account.getOtp)
  await giveCode(page, words, await codeSentTo(base, mobile, seen))
  await typeNewPassword(page, password)
  await loseAnswer(page, '/forget-password/reset')
  await press(page, signUp.savePassword)
  await lost(page)
  await press(page, signUp.savePassword)
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await logInByPassword(page, words, { mobile, password })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('TOKEN_H5'))).not.toBeNull()
})
