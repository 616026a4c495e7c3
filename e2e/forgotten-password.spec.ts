import { expect } from '@playwright/test'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/server/test-with-own-clock.ts'
import { giveCode } from './fixtures/screens/sign-up-steps.ts'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'

const helpline = '6536 2692'
/** Chosen on this phone; the account's own language is another. */
const language = 'india'

test('a member who forgot the password makes a new one with an OTP, not one that many use, and logs in with it', async ({ page, base }) => {
  // On a server of its own: a new password ends the sessions in which other journeys are this member.
  const mobile = '81000003'
  const words = await openAt(page, base, '/pages/login/login', language)
  await page.getByRole('link', { name: words.account.forgotPassword, exact: true }).click()
  // The log-in screen has a field of the same name, and stands until this one's code is there.
  await expect(page.getByRole('heading', { name: words.signUp.forgotTitle, level: 1 })).toBeVisible()
  const seen = (await messagesTo(base, mobile)).length
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill(mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  const code = await codeSentTo(base, mobile, seen)
  expect((await messagesTo(base, mobile))[0]?.text).toMatch(/[\u0B80-\u0BFF]{3}/)
  await giveCode(page, words, code)
  const [fresh, again] = [words.signUp.newPassword, words.signUp.confirmPassword].map((label) => page.getByLabel(label, { exact: true }))
  const save = page.getByRole('button', { name: words.signUp.savePassword, exact: true })
  await fresh?.fill('Chocolate1')
  await again?.fill('Chocolate1')
  await save.click()
  await expect(page.locator('#field-password-error')).toHaveText(refusalMessage('account.commonPassword', language, helpline))
  await expect(page.getByText(words.signUp.passwordStrength.strong, { exact: true })).toHaveCount(0)
  await inspectScreen(page, 'confirm-pwd with a password that many use')
  expect([await fresh?.inputValue(), await again?.inputValue()]).toEqual(['Chocolate1', 'Chocolate1'])
  // The same password again, so that the example's members stay as they are described.
  await fresh?.fill('Harbour7Crane')
  await again?.fill('Harbour7Crane')
  await inspectScreen(page, 'confirm-pwd')
  await save.click()
  await expect(page).toHaveURL(/\/pages\/login\/login/)
  await logInByPassword(page, words, { mobile, password: 'Harbour7Crane' })
  await expect(page).toHaveURL(/my-page\?timeout=\d+/)
})
