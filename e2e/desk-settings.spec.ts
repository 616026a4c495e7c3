import { editPrices, readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('a programme without prices leads its administrator to them, and members read them at once', async ({ page, base, desk }) => {
  const setPrices = async (onSale: boolean, yearCents: number) => {
    const { prices } = await callServer(base, readDeskSettings, {}, desk.token)
    const plans = { '6months': { priceCents: 900, onSale }, '1year': { priceCents: yearCents, onSale } }
    await callServer(base, editPrices, { version: prices.version, note: 'Agreed by the board', plans }, desk.token)
  }
  await setPrices(false, 1500)
  await page.goto(`${base}/console/`)
  await signInOnPage(page, await newStaff(desk, 'admin'))
  await expect(page).toHaveURL(/\/console\/settings$/)
  await expect(page.getByText('First steps')).toBeVisible()
  await inspectDeskPage(page, 'the settings before the first price')

  const prices = page.getByRole('region', { name: 'Prices' })
  const dialog = page.getByRole('dialog')
  const save = async () => {
    await prices.getByRole('button', { name: 'Save' }).click()
    if ((await dialog.getByLabel('Reason').inputValue()) === '') await dialog.getByLabel('Reason').fill('The fee of this year')
    await dialog.getByRole('button', { name: 'Save' }).click()
  }
  await prices.getByLabel('1 year on sale').check()
  await prices.getByLabel('1 year (S$)').fill('0')
  await save()
  await expect(prices.getByLabel('1 year (S$)')).toHaveAccessibleDescription(/Too low or too high/)
  await expect(dialog).toBeHidden()
  await prices.getByLabel('1 year (S$)').fill('16.50')
  // A colleague is faster: both are shown, and nothing typed is lost.
  await setPrices(false, 1600)
  await save()
  await expect(dialog.getByRole('alert')).toContainText('Somebody else changed this meanwhile')
  const row = dialog.getByRole('row').filter({ hasText: '1 year (S$)' })
  await expect(row).toContainText('S$16.00')
  await expect(row).toContainText('S$16.50')
  await inspectDeskPage(page, 'the question before prices are saved')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('First steps')).toBeHidden()

  await doTask(page, 'set a price, or put a plan on or off sale', async () => {
    await prices.getByLabel('6 months (S$)').fill('9.50')
    await save()
    await expect(dialog).toBeHidden()
  })

  await openAt(page, base, '/')
  await expect(page.getByRole('main')).toContainText('16.50')
  await setPrices(true, 1500)
})
