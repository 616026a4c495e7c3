import { addWindow, endWindow } from '@mwc/contract/maintenance/maintenance-desk.calls'
import { type Page, expect } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'

test.use({ serviceWorkers: 'allow' })

const maintenance = /\/pages\/system-maintenance\/system-maintenance$/
const edit = '/pages/my-account-edit/my-account-edit'

type Desk = { base: string; token: string }
const begin = ({ base, token }: Desk) => callServer(base, addWindow, { endsAt: Temporal.Now.instant().add({ hours: 2 }).toString() }, token)

/** The member comes back to the page, from another app or from the lock screen. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('a form that is being filled in is there with what was typed when maintenance is over @release', async ({
  page,
  base,
  desk,
  member,
}) => {
  const words = await openAt(page, base, edit)
  await logInByPassword(page, words, member)
  const field = page.locator('input[name=occupation]')
  await field.fill('Crane operator')
  const { id } = await begin(desk)
  await page.getByRole('button', { name: words.ownAccount.saveWork, exact: true }).click()
  await expect(page).toHaveURL(maintenance)
  await expect(page.getByText(words.maintenance.heading)).toBeVisible()
  await expect(field).toBeHidden()
  await inspectScreen(page, 'system maintenance')
  const checkAgain = page.getByRole('button', { name: words.maintenance.checkAgain, exact: true })
  // A check on its way would answer for the one of coming back, too.
  const checked = page.waitForResponse(/\/h5\/maintenance/)
  await checkAgain.click()
  await checked
  await expect(checkAgain).toBeVisible()
  await expect(page).toHaveURL(maintenance)
  await callServer(base, endWindow, { id }, desk.token)
  await comeBack(page)
  await expect(page).toHaveURL(`${base}/mobile${edit}`)
  await expect(field).toHaveValue('Crane operator')
})

test('what was paid during maintenance shows as paid afterwards; a visitor is told as well @release', async ({
  page,
  base,
  desk,
  context,
}) => {
  const words = await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, await signedUpMember(base))
  await page.getByRole('link', { name: words.membership.payNow }).click()
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  const { id } = await begin(desk)
  await comeBack(page)
  await expect(page).toHaveURL(maintenance)
  await bankAct(base, transactionNumber, 'pay')
  const visitor = await context.browser()?.newPage()
  await visitor?.goto(`${base}/mobile/`)
  await expect(visitor as Page).toHaveURL(maintenance)
  await visitor?.close()
  await page.reload()
  await expect(page.getByText(words.maintenance.heading)).toBeVisible()
  const check = page.getByRole('button', { name: words.maintenance.checkAgain, exact: true })
  // The page looks by itself when it opens: that look is over, or it would lead on before the tap.
  await expect(check).toBeEnabled()
  await callServer(base, endWindow, { id }, desk.token)
  await check.click()
  await expect(page.getByRole('heading', { name: words.payments.successTitle, exact: true })).toBeAttached()
})
