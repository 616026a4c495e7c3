import { me } from '@mwc/contract/account/people/people.calls'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { type SignedUpMember, signedUpMember } from './fixtures/people/signed-up-member.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('a file of the bank is kept and matched; what names nobody is matched by two people @release', async ({
  page,
  base,
  desk,
  browser,
}) => {
  const [named, unnamed] = [await signedUpMember(base), await signedUpMember(base)]
  const order = async (member: SignedUpMember) => (await startOrder(base, member, 'paynow')).transactionNumber
  const [first, second] = [await order(named), await order(unnamed)]
  const statusOf = async ({ token }: SignedUpMember) => (await callServer(base, me, {}, token)).membership.status
  const day = Temporal.Now.zonedDateTimeISO('Asia/Singapore').toPlainDate().toString()
  const file = (...rows: string[]) => ({
    name: 'march.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Value date,Deposit,Text', ...rows, ''].join('\r\n')),
  })

  await page.goto(`${base}/console/statement-sources`)
  await signInOnPage(page, await newStaff(desk, 'finance'))
  await page.getByRole('button', { name: 'Add a source' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: false }).first().fill('Harbour Bank 4711')
  await dialog.getByLabel('Column of the date').fill('Value date')
  await dialog.getByLabel('Column of the amount').fill('Deposit')
  await dialog.getByLabel('Column of the reference').fill('Text')
  await dialog.getByLabel('How dates are written').click()
  await page.getByRole('option', { name: 'YYYY-MM-DD' }).click()
  await inspectDeskPage(page, 'the question for a source')
  await dialog.getByRole('button', { name: 'Add a source' }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel('File of Harbour Bank 4711').setInputFiles(file(`${day},9.00,PAYNOW ${first}`, `${day},9.0`))
  await expect(dialog).toContainText('Line 3: more or fewer columns')
  await expect(dialog.getByRole('button', { name: /Keep/ })).toBeHidden()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await doTask(page, 'take in a file of the bank or of NETS', async () => {
    await page.getByLabel('File of Harbour Bank 4711').setInputFiles(file(`${day},9.00,PAYNOW ${first}`, `${day},9.00,RAHIM UDDIN`))
    await expect(dialog.getByRole('table', { name: 'First lines' })).toContainText('RAHIM UDDIN')
    await inspectDeskPage(page, 'a file before it is kept')
    await dialog.getByRole('button', { name: 'Keep 2 new lines' }).click()
    await expect(dialog).toBeHidden()
  })
  await expect.poll(() => statusOf(named)).toBe('active')
  // The same file once more: nothing is new, and no button does nothing.
  await page.getByLabel('File of Harbour Bank 4711').setInputFiles(file(`${day},9.00,PAYNOW ${first}`, `${day},9.00,RAHIM UDDIN`))
  await expect(dialog.getByRole('alert')).toContainText('Nothing is new')
  await expect(dialog.getByRole('button', { name: /Keep/ })).toBeHidden()
  await inspectDeskPage(page, 'a file that was kept before')
  await dialog.getByRole('button', { name: 'Close' }).click()
  // The same file, as a spreadsheet saves it.
  await page.getByLabel('File of Harbour Bank 4711').setInputFiles(file(`${day},9.00,PAYNOW ${first}`, `${day},"9.00",RAHIM UDDIN`))
  await expect(dialog.getByRole('alert')).toContainText('1 line says the same as a line kept before')
  await inspectDeskPage(page, 'a file that says the same as another')
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await inspectDeskPage(page, 'the sources')

  await page.getByRole('menuitem', { name: 'Matching' }).click()
  const line = page.getByRole('row').filter({ hasText: 'RAHIM UDDIN' })
  await expect(page.getByRole('row').filter({ hasText: first }).first()).toContainText('Matched')
  await doTask(page, 'match a line that names no payment', async () => {
    await line.getByRole('button', { name: 'Match' }).click()
    await dialog.getByLabel('Transaction number of the payment').fill(second)
    await dialog.getByLabel('Reason').fill('The member showed the transfer')
    await dialog.getByRole('button', { name: 'Match' }).click()
    await expect(line).toContainText('Waits for a second person')
    await expect(line.getByRole('button', { name: 'Confirm' })).toBeHidden()
  })
  await inspectDeskPage(page, 'the lines')

  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await other.goto(`${base}/console/statement-lines`)
  await signInOnPage(other, await newStaff(desk, 'finance'))
  await doTask(other, 'match a line that names no payment', async () => {
    await other.getByRole('row').filter({ hasText: 'RAHIM UDDIN' }).getByRole('button', { name: 'Confirm' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(other.getByRole('row').filter({ hasText: 'RAHIM UDDIN' })).toContainText('Matched')
  })
  expect(await statusOf(unnamed)).toBe('active')
  await other.close()
})
