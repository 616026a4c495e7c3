import { expect, type Page } from '@playwright/test'
import { inspectScreen } from './inspect-screen.ts'
import type { Worker } from './new-worker.ts'
import type { Words } from './reader.ts'
import { giveCode } from './sign-up-steps.ts'
import { codeSentTo, messagesTo } from './simulated-parties.ts'

/** Proves the phone in hand on `info-detection`, with a code that comes now. */
export async function provePhoneInHand(page: Page, base: string, words: Words, inHand: string): Promise<void> {
  // The log-in screen has a field of the same name, and stands until this one's code is there.
  await expect(page.getByRole('heading', { name: words.ownAccount.findTitle, level: 1 })).toBeVisible()
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill(inHand)
  const seen = (await messagesTo(base, inHand)).length
  await inspectScreen(page, 'info-detection')
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await giveCode(page, words, await codeSentTo(base, inHand, seen))
}

/** Fills in what the search asks for: what is on the work permit, and the old number. */
export async function fillSearch(page: Page, { signUp, ownAccount }: Words, worker: Worker): Promise<void> {
  await page.getByLabel(ownAccount.oldNumber, { exact: true }).fill(worker.mobile)
  await page.getByLabel(signUp.fin, { exact: true }).fill(worker.fin)
  await page.getByLabel(signUp.nationality, { exact: true }).selectOption('BD')
  await page.getByLabel(signUp.birthDate, { exact: true }).fill('09/03/1990')
}

/** From the log-in screen to the filled-in search. */
export async function lookForMembership(
  page: Page,
  base: string,
  words: Words,
  { inHand, worker }: { inHand: string; worker: Worker },
): Promise<void> {
  await page.getByRole('link', { name: words.account.numberLost, exact: true }).click()
  await provePhoneInHand(page, base, words, inHand)
  await fillSearch(page, words, worker)
}
