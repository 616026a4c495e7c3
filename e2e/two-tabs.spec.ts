import { expect, type Page } from '@playwright/test'
import { logInByPassword, openAt, test, whenAlive } from './stage/journey.ts'
import { newWorker } from './stage/new-worker.ts'
import { signIn } from './stage/sign-in.ts'
import { giveCode, giveNumber } from './stage/sign-up-steps.ts'
import { codeSentTo } from './stage/simulated-parties.ts'

const logInPath = '/pages/login/login'

/** What follows other tabs comes when a page has come to rest. */
async function whenResting(page: Page): Promise<void> {
  await whenAlive(page)
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-later-')))
  await page.waitForTimeout(200)
}

test('the log-in of one tab leads another on from its own, to where that was going', async ({ page, base, context, member }) => {
  const words = await openAt(page, base, '/pages/transaction-history/transaction-history')
  await expect(page).toHaveURL(new RegExp(logInPath))
  const other = await context.newPage()
  await openAt(other, base, logInPath)
  await logInByPassword(other, words, member)
  await expect(other.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.payments.historyTitle, exact: true })).toBeVisible()
})

test('a member who opens the log-in or the sign-up is Home', async ({ page, base, member }) => {
  const words = await openAt(page, base, '/pages/frequently-asked-question/frequently-asked-question')
  await signIn(page, base, member)
  for (const path of [logInPath, '/pages/sign-up/sign-up', '/pages/verify/verify', '/pages/create-pwd/create-pwd']) {
    await page.goto(`${base}/mobile${path}`)
    await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) }), path).toBeVisible()
    await expect(page).toHaveURL(`${base}/mobile/`)
  }
})

test('a sign-up that is being filled in stays when another tab logs in', async ({ page, base, context, member }) => {
  const worker = newWorker()
  const words = await openAt(page, base, '/pages/sign-up/sign-up')
  await giveNumber(page, words, worker)
  await giveCode(page, words, await codeSentTo(base, worker.mobile))
  await page.getByLabel(words.joining.fullName, { exact: true }).fill(worker.fullName)
  await whenResting(page)
  const other = await context.newPage()
  await openAt(other, base, logInPath)
  await logInByPassword(other, words, member)
  await expect(other.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  await expect(page.getByLabel(words.joining.fullName, { exact: true })).toHaveValue(worker.fullName)
})
