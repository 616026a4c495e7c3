import { expect } from '@playwright/test'
import { languageNames } from '@mwc/contract/language/language'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { logInByPassword, openAt, test } from './fixtures/screens/test.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import { wordsOf } from './fixtures/screens/words.ts'
import { giveCode, giveNumber } from './fixtures/screens/sign-up-steps.ts'
import { refusalMessage } from '../server/src/words/server-words.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'

const helpline = '6536 2692'

test('a member who forgot the password makes a new one with an OTP, not one that many use, and logs in with it', async ({ page, base }) => {
  const mobile = '81000003'
  const words = await openAt(page, base, '/pages/login/login')
  await page.getByRole('link', { name: words.account.forgotPassword, exact: true }).click()
  const seen = (await messagesTo(base, mobile)).length
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill(mobile)
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await giveCode(page, words, await codeSentTo(base, mobile, seen))
  const [fresh, again] = [words.signUp.newPassword, words.signUp.confirmPassword].map((label) => page.getByLabel(label, { exact: true }))
  const save = page.getByRole('button', { name: words.signUp.savePassword, exact: true })
  await fresh?.fill('Chocolate1')
  await again?.fill('Chocolate1')
  await save.click()
  await expect(page.locator('#field-password-error')).toHaveText(refusalMessage('account.commonPassword', 'english', helpline))
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

test('who signs up with a number that is signed up already is led to log in', async ({ page, base }) => {
  test.slow()
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, { ...newWorker(), mobile: '81000001' })
  await giveCode(page, words, await codeSentTo(base, '81000001'))
  await expect(page.getByRole('heading', { name: words.signUp.known.active.title, exact: true })).toBeVisible()
  await inspectScreen(page, 'sign-up, known number')
  await page.getByRole('link', { name: words.account.logIn, exact: true }).click()
  await expect(page.getByLabel(words.shared.mobileNumber, { exact: true })).toHaveValue('81000001')
})

test('switching the language and reloading in the middle of the form lose nothing', async ({ page, base }) => {
  const worker = newWorker()
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await page.getByLabel(words.signUp.fullName, { exact: true }).fill(worker.fullName)
  await page.getByLabel(words.signUp.birthDate, { exact: true }).fill('09/03/1990')
  await page.getByRole('button', { name: words.shared.chooseLanguage, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: languageNames.india }).click()
  const tamil = wordsOf.india.signUp
  await expect(page.getByLabel(tamil.fullName, { exact: true })).toHaveValue(worker.fullName)
  await expect(page.getByLabel(tamil.birthDate, { exact: true })).toHaveValue('09/03/1990')
  await page.reload()
  await expect(page.getByLabel(tamil.fullName, { exact: true })).toHaveValue(worker.fullName)
})

test('a form with mistakes says each one beside its field and in a summary', async ({ page, base }) => {
  const worker = newWorker()
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await page.getByLabel(words.signUp.fullName, { exact: true }).fill('কামাল')
  await page.getByLabel(words.signUp.fin, { exact: true }).fill('S1234567')
  await page.getByLabel(words.signUp.finLastFour, { exact: true }).fill('567A')
  await page.getByRole('button', { name: words.account.continue, exact: true }).click()
  await expect(page.getByText('English characters only')).toHaveCount(2)
  await expect(page.getByText('Invalid FIN').first()).toBeVisible()
  await inspectScreen(page, 'sign-up with mistakes')
})
