import { me } from '@mwc/contract/account/people/people.calls'
import { staffLogOut } from '@mwc/contract/staff/staff.calls'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { codeOf, newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { type SignedUpMember, signedUpMember } from './fixtures/people/signed-up-member.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const statusOf = async (base: string, { token }: SignedUpMember) => (await callServer(base, me, {}, token)).membership.status

test('finance collects with a slip, accepts money under review, and loses nothing when the session ends', async ({ page, base, desk }) => {
  const [collected, reviewed] = [await signedUpMember(base), await signedUpMember(base)]
  const { transactionNumber: slip } = await startOrder(base, collected, 'nets')
  await bankAct(base, (await startOrder(base, reviewed, 'paynow')).transactionNumber, 'payWrongAmount')
  const finance = await newStaff(desk, 'finance')

  // The address that a colleague sent is where one is after signing in.
  await page.goto(`${base}/console/payments?filter=${encodeURIComponent(JSON.stringify({ search: slip }))}`)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await inspectDeskPage(page, 'the sign-in')
  await signInOnPage(page, finance)
  const row = page.getByRole('row').filter({ hasText: slip })
  await expect(row).toContainText('Waiting for money')
  await inspectDeskPage(page, 'the payments')

  await doTask(page, 'take a list into a spreadsheet', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()])
    expect(file.suggestedFilename()).toMatch(/^payments-\d{4}-\d\d-\d\d\.csv$/)
    expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1)).toEqual([expect.stringContaining(slip)])
  })

  await row.click()
  const address = page.url()
  await page.getByRole('link', { name: 'Collect at the counter' }).click()
  await page.getByLabel('Place and terminal').click()
  await page.getByRole('option', { name: 'Help Centre Jurong · T1' }).click()
  await page.getByRole('button', { name: 'Begin the shift' }).click()
  const panel = page.getByRole('region', { name: 'Collect S$9.00' })
  await panel.getByLabel('Amount on the slip').fill('nine')
  await panel.getByRole('button', { name: 'Collect' }).click()
  await expect(panel.getByLabel('Reference on the slip')).toHaveAccessibleDescription('Please fill this in')
  await expect(panel.getByLabel('Amount on the slip')).toHaveAttribute('aria-invalid', 'true')
  await panel.getByLabel('Reference on the slip').fill('T-4711')
  await panel.getByLabel('Amount on the slip').fill('9.00')
  await inspectDeskPage(page, 'the question for the slip')
  await panel.getByRole('button', { name: 'Collect' }).click()
  await expect(page.getByRole('status')).toContainText('Collected S$9.00')
  await page.goto(address)
  await expect(page.getByRole('table', { name: 'Money that came' })).toContainText('Help Centre Jurong · T1')
  await expect(page.getByRole('link', { name: 'Collect at the counter' })).toBeHidden()
  expect(await statusOf(base, collected)).toBe('active')
  await inspectDeskPage(page, 'the payment')

  await page.getByRole('menuitem', { name: 'Money to review' }).click()
  const dialog = page.getByRole('dialog')
  const money = page.getByRole('row').filter({ hasText: 'Another amount than was asked for' }).last()
  await inspectDeskPage(page, 'the reviews')
  await money.getByRole('button', { name: 'Accept' }).click()
  await dialog.getByLabel('Reason').fill('The rest was paid in cash')
  // Somebody ends the session elsewhere, or it was left for half an hour.
  const token = (await page.context().cookies(`${base}/h5-api`)).find(({ name }) => name === 'desk')?.value
  await callServer(base, staffLogOut, {}, token)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  const again = page.getByRole('dialog', { name: 'Your session is over: sign in again' })
  await again.getByLabel('Password').fill(finance.password)
  await again.getByLabel('Code of your authenticator app').fill('000000')
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(again.getByRole('alert')).toContainText('wrong')
  await again.getByLabel('Code of your authenticator app').fill(codeOf(finance))
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(again).toBeHidden()
  await expect(dialog.getByLabel('Reason')).toHaveValue('The rest was paid in cash')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => statusOf(base, reviewed)).toBe('active')
})

test('support sees payments and may decide on none; content sees no money at all @release', async ({ page, base, desk }) => {
  const member = await signedUpMember(base)
  const { transactionNumber: number } = await startOrder(base, member, 'nets')
  await page.goto(`${base}/console/payments?filter=${encodeURIComponent(JSON.stringify({ search: number }))}`)
  const support = await newStaff(desk, 'support')
  await signInOnPage(page, support)
  await page.getByRole('row').filter({ hasText: number }).click()
  await expect(page.getByText('Waiting for money')).toBeVisible()
  await expect(page.getByRole('button', { name: /Refund/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /Collect/ })).toBeHidden()
  // No form is offered that could not be sent, whatever address leads to it.
  await page.goto(`${base}/console/news/create`)
  await expect(page.getByText('This page is for administrators and content')).toBeVisible()
  await page.getByRole('button', { name: support.username }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await signInOnPage(page, await newStaff(desk, 'content'))
  await expect(page.getByRole('menuitem', { name: 'Payments' })).toBeHidden()
  await page.goto(`${base}/console/payments`)
  await expect(page.getByText('This page is for administrators')).toBeVisible()
})
