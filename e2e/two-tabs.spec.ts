import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { listPayments } from '@mwc/contract/payments/payments.calls'
import { expect, type Page } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { signedUpMember, type SignedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword, signIn } from './fixtures/screens/sign-in.ts'
import { openAt, whenDeferredRan } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import type { Words } from './fixtures/screens/words.ts'
import { giveCode, giveNumber } from './fixtures/screens/sign-up-steps.ts'
import { codeSentTo } from './fixtures/people/simulated-parties.ts'

const logInPath = '/pages/login/login'
const myPagePath = '/pages/tab-bar/my-page/my-page'
const keptOut = /my-page\/my-page\?timeout=\d+$/

/** Opens payment-method, which no launch of a member who is not active leaves open. */
async function openPayment(page: Page, base: string, words: Words, worker: SignedUpMember): Promise<void> {
  await page.goto(`${base}/mobile${logInPath}`)
  await logInByPassword(page, words, worker)
  await expect(page).toHaveURL(keptOut)
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await expect(page.getByRole('button', { name: words.payments.pay.paynow('S$9.00'), exact: true })).toBeVisible()
  await whenDeferredRan(page)
}

async function logOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.membership.logOut, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(logInPath))
}

async function paymentsOf(base: string, { mobile, password }: SignedUpMember): Promise<number> {
  const { token } = await callServer(base, logIn, { areaCode: '+65', mobile, password })
  return (await callServer(base, listPayments, {}, token)).payments.length
}

test('a tab leaves the payment when another tab logs out and somebody else in', async ({ page, base, context }) => {
  const [one, two] = [await signedUpMember(base), await signedUpMember(base)]
  const words = await openAt(page, base, '/')
  await openPayment(page, base, words, one)
  const other = await context.newPage()
  await other.goto(`${base}/mobile${myPagePath}`)
  await logOut(other, words)
  await expect(page).toHaveURL(new RegExp(logInPath))
  await logInByPassword(other, words, two)
  await expect(other).toHaveURL(keptOut)
  await expect(page).toHaveURL(keptOut)
  await expect(page.getByText(two.fullName)).toBeVisible()
  expect(await paymentsOf(base, two)).toBe(0)
})

test('a tab leaves the payment when it finds somebody else signed in @release', async ({ page, base, context }) => {
  const [one, two] = [await signedUpMember(base), await signedUpMember(base)]
  const words = await openAt(page, base, '/')
  await openPayment(page, base, words, one)
  const other = await context.newPage()
  await other.goto(`${base}/mobile/pages/frequently-asked-question/frequently-asked-question`)
  await signIn(other, base, two)
  await expect(page).toHaveURL(keptOut)
  await expect(page.getByText(two.fullName)).toBeVisible()
  await expect(page.getByRole('button', { name: words.payments.pay.paynow('S$9.00'), exact: true })).toHaveCount(0)
})

test('the log-in of one tab leads another on from its own, to where that was going', async ({ page, base, context, member }) => {
  const words = await openAt(page, base, '/pages/transaction-history/transaction-history')
  await expect(page).toHaveURL(new RegExp(logInPath))
  const other = await context.newPage()
  await openAt(other, base, logInPath)
  await logInByPassword(other, words, member)
  await expect(other.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.payments.historyTitle, exact: true })).toBeVisible()
})

test('a member who opens the log-in or the sign-up is Home @release', async ({ page, base, member }) => {
  const words = await openAt(page, base, '/pages/frequently-asked-question/frequently-asked-question')
  await signIn(page, base, member)
  for (const path of [logInPath, '/pages/sign-up/sign-up', '/pages/verify/verify', '/pages/create-pwd/create-pwd']) {
    await page.goto(`${base}/mobile${path}`)
    await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) }), path).toBeVisible()
    await expect(page).toHaveURL(`${base}/mobile/`)
  }
})

test('a sign-up that is being filled in stays when another tab logs in @release', async ({ page, base, context, member }) => {
  const worker = newWorker()
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await page.getByLabel(words.signUp.fullName, { exact: true }).fill(worker.fullName)
  await whenDeferredRan(page)
  const other = await context.newPage()
  await openAt(other, base, logInPath)
  await logInByPassword(other, words, member)
  await expect(other.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await expect(page.getByLabel(words.signUp.fullName, { exact: true })).toHaveValue(worker.fullName)
})

test('logging out takes the number and the sign-up along, in every tab @release', async ({ page, base, context, member }) => {
  const words = await openAt(page, base, logInPath)
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  // Another tab has the number of somebody who forgot the password.
  const other = await context.newPage()
  await other.goto(`${base}/mobile/pages/forget-pwd/forget-pwd`)
  await other.getByLabel(words.shared.mobileNumber, { exact: true }).fill('81234567')
  await whenDeferredRan(other)
  await page.goto(`${base}/mobile${myPagePath}`)
  await whenDeferredRan(page)
  const kept = (tab: Page) => tab.evaluate(() => ['MOBILE_TEMP', 'SIGN_UP_DRAFT'].map((key) => sessionStorage.getItem(key)))
  expect((await kept(page))[0]).toContain(member.mobile)
  await logOut(page, words)
  for (const tab of [page, other]) {
    await expect(tab.getByLabel(words.shared.mobileNumber, { exact: true })).toHaveValue('')
    await expect.poll(() => kept(tab)).toEqual([null, null])
  }
})
