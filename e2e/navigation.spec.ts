import { expect, type Locator, type Page } from '@playwright/test'
import { newWorker } from './fixtures/people/new-worker.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { test } from './fixtures/screens/test.ts'
import { wordsOf } from './fixtures/screens/words.ts'

const words = wordsOf.english
const { account, payments, shared, signUp } = words

async function doubleTap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to tap')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // One right after the other: a pause could grow beyond what a double tap is on a busy machine.
  await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x + 3, y - 2)])
}

test('back without a history leads Home, or to My Page for a member who is kept off Home', async ({ page, base }) => {
  await openAt(page, base, '/pages/login/login')
  const back = page.getByRole('button', { name: shared.back, exact: true })
  await back.click()
  await expect(page).toHaveURL(`${base}/mobile/`)
  const { token } = await signedUpMember(base)
  await page.evaluate((value) => {
    localStorage.setItem('TOKEN_H5', value)
    localStorage.setItem('VIP_STATUS', '2')
  }, token)
  await page.goto(`${base}/mobile/pages/transaction-history/transaction-history`)
  await expect(page.getByRole('heading', { name: payments.historyTitle, exact: true })).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(/\/tab-bar\/my-page\/my-page$/)
})

test('going on starts at the top with the title in focus, and back finds the page where it was left', async ({ page, base }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await openAt(page, base, '/')
  await whenHydrated(page)
  const link = page.getByRole('link', { name: words.home.logIn, exact: true })
  // To the middle: at an edge, under a bar, the tap itself would scroll on.
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(100)
  await link.click()
  const title = page.getByRole('heading', { name: account.logIn, exact: true })
  await expect(title).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('a double tap on a link or a button acts once', async ({ page, base }) => {
  const codes: string[] = []
  page.on('request', (request) => request.url().endsWith('/h5/otp/send') && codes.push(request.url()))
  await openAt(page, base, '/')
  const depth = () => page.evaluate(() => (history.state as { depth: number }).depth)
  await doubleTap(page, page.getByRole('link', { name: words.home.join, exact: true }))
  await expect(page.getByRole('heading', { name: signUp.signUpTitle, exact: true })).toBeVisible()
  expect(await depth()).toBe(1)
  await page.getByLabel(shared.mobileNumber, { exact: true }).fill(newWorker().mobile)
  await doubleTap(page, page.getByRole('button', { name: account.getOtp, exact: true }))
  await expect(page.getByLabel(shared.otp, { exact: true })).toBeVisible()
  expect([codes.length, await depth()]).toEqual([1, 2])
  await doubleTap(page, page.getByRole('button', { name: shared.back, exact: true }))
  await expect(page.getByRole('button', { name: account.getOtp, exact: true })).toBeVisible()
  expect(await depth()).toBe(1)
})
