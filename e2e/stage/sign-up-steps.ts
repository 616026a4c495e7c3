import { expect, type Page } from '@playwright/test'
import { inspectScreen } from './inspect-screen.ts'
import type { Worker } from './new-worker.ts'
import type { Words } from './reader.ts'

export async function giveNumber(page: Page, words: Words, worker: Worker): Promise<void> {
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill(worker.mobile)
  await inspectScreen(page, 'sign-up, number')
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/verify\/verify/)
}

export async function giveCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByLabel(words.shared.otp, { exact: true }).fill(code)
  await page.getByRole('button', { name: words.account.checkOtp, exact: true }).click()
}

async function goOn(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.account.continue, exact: true }).click()
}

/** The first two topics of the form; the whole FIN is pasted into its first field and fills both. Stops at the consents. */
export async function fillDetails(page: Page, words: Words, worker: Worker): Promise<void> {
  const { signUp } = words
  await expect(page.getByRole('heading', { name: signUp.steps.you, exact: true })).toBeVisible()
  await page.getByLabel(signUp.fullName, { exact: true }).fill(worker.fullName)
  await page.getByLabel(signUp.birthDate, { exact: true }).fill('09/03/1990')
  await page.getByRole('radio', { name: signUp.genders['01'], exact: true }).check()
  await page.getByLabel(signUp.nationality, { exact: true }).selectOption('BD')
  await page.getByLabel(signUp.fin, { exact: true }).fill(worker.fin)
  await expect(page.getByLabel(signUp.finLastFour, { exact: true })).toHaveValue(worker.fin.slice(5))
  await inspectScreen(page, 'sign-up, you')
  await goOn(page, words)

  await expect(page.getByRole('heading', { name: signUp.steps.work, exact: true })).toBeVisible()
  await page.getByLabel(signUp.company, { exact: true }).fill('Harbour Works Pte Ltd')
  await page.getByRole('radio', { name: signUp.sectors['3'], exact: true }).check()
  await page.getByLabel(signUp.occupation, { exact: true }).fill('Welder')
  await inspectScreen(page, 'sign-up, work')
  await goOn(page, words)

  await expect(page.getByRole('heading', { name: signUp.steps.consent, exact: true })).toBeVisible()
}

/** The three topics of the form. */
export async function fillForm(page: Page, words: Words, worker: Worker): Promise<void> {
  const { signUp } = words
  await fillDetails(page, words, worker)
  await page.getByRole('checkbox', { name: signUp.declaration, exact: true }).check()
  await page.getByRole('checkbox', { name: signUp.memberConsent, exact: true }).check()
  await inspectScreen(page, 'sign-up, consent')
  await goOn(page, words)
}

export async function setPassword(page: Page, words: Words, worker: Worker): Promise<void> {
  await page.getByLabel(words.signUp.newPassword, { exact: true }).fill(worker.password)
  await page.getByLabel(words.signUp.confirmPassword, { exact: true }).fill(worker.password)
  await expect(page.getByText(words.signUp.passwordStrength.strong, { exact: true })).toBeVisible()
  await inspectScreen(page, 'create-pwd')
  await page.getByRole('button', { name: words.signUp.finishSignUp, exact: true }).click()
}
