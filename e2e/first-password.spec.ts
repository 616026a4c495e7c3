import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { expect, type Page } from '@playwright/test'
import { activeMember } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { type SignedUpMember, signedUpMember } from './fixtures/people/signed-up-member.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/server/test-with-own-clock.ts'
import { startingWith, type Words } from './fixtures/screens/words.ts'
import { giveCode } from './fixtures/screens/sign-up-steps.ts'
import { codeSentTo, messagesTo } from './fixtures/people/simulated-parties.ts'

// One after the other: their members are imported once.
test.describe.configure({ mode: 'default' })

const password = 'Lantern77Quay'

let imported: { paid: SignedUpMember; late: SignedUpMember; unpaid: SignedUpMember }

// What an import leaves: the accounts have no password. The server stops for it once.
test.beforeAll(async ({ ownClock: { base, whileStopped, pass } }) => {
  imported = { paid: await activeMember(base), late: await activeMember(base), unpaid: await signedUpMember(base) }
  const numbers = Object.values(imported).map(({ mobile }) => `+65${mobile}`)
  await whileStopped(async (db) => {
    await db.updateTable('member').set({ password_hash: null }).where('mobile', 'in', numbers).execute()
  })
  pass({ seconds: 61 })
})

async function logInByCode(page: Page, base: string, words: Words, mobile: string): Promise<void> {
  await page.getByText(words.account.withOtp, { exact: true }).click()
  await page.getByLabel(words.shared.mobileNumber, { exact: true }).fill(mobile)
  const seen = (await messagesTo(base, mobile)).length
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await giveCode(page, words, await codeSentTo(base, mobile, seen))
}

async function setPassword(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.signUp.newPassword, { exact: true }).fill(password)
  await page.getByLabel(words.signUp.confirmPassword, { exact: true }).fill(password)
  await page.getByRole('button', { name: words.signUp.savePassword, exact: true }).click()
}

test('an active member whom staff imported logs in by OTP, sets the first password and comes to Home', async ({ page, base }) => {
  const { mobile } = imported.paid
  const words = await openAt(page, base, '/pages/login/login')
  await logInByCode(page, base, words, mobile)
  await expect(page).toHaveURL(/new-pwd\/new-pwd/)
  await expect(page.getByText(words.ownAccount.firstPasswordText)).toBeVisible()
  await inspectScreen(page, 'new-pwd')
  await setPassword(page, words)
  await expect(page.getByRole('heading', { name: startingWith(words.home.greeting('Kamal Hossain')) })).toBeVisible()
  await callServer(base, logIn, { areaCode: '+65', mobile, password })
})

test('who comes for the first password an hour later proves the number again @release', async ({ page, base, ownClock }) => {
  const { mobile } = imported.late
  const words = await openAt(page, base, '/pages/login/login')
  await logInByCode(page, base, words, mobile)
  await expect(page.getByText(words.ownAccount.firstPasswordText)).toBeVisible()
  ownClock.pass({ minutes: 61 })
  await setPassword(page, words)
  const seen = (await messagesTo(base, mobile)).length
  await inspectScreen(page, 'new-pwd, proving again')
  await page.getByRole('button', { name: words.account.getOtp, exact: true }).click()
  await page.getByLabel(words.shared.otp, { exact: true }).fill(await codeSentTo(base, mobile, seen))
  await setPassword(page, words)
  await expect(page.getByRole('heading', { name: startingWith(words.home.greeting('Kamal Hossain')) })).toBeVisible()
  await callServer(base, logIn, { areaCode: '+65', mobile, password })
})

test('an imported member who has not paid sets the first password on My Page @release', async ({ page, base }) => {
  const { mobile } = imported.unpaid
  const words = await openAt(page, base, '/pages/login/login')
  await logInByCode(page, base, words, mobile)
  await expect(page).toHaveURL(/my-page\/my-page/)
  await page.getByRole('link', { name: startingWith(words.membership.setPassword) }).click()
  await inspectScreen(page, 'my-page, first password')
  await setPassword(page, words)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: startingWith(words.membership.setPassword) })).toBeHidden()
  await callServer(base, logIn, { areaCode: '+65', mobile, password })
})
