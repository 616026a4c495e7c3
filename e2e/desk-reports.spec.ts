import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('what it all came to is read as charts with their numbers, taken along, and printed for the board @release', async ({
  page,
  base,
  desk,
}) => {
  const finance = await newStaff(desk, 'finance')
  await page.goto(`${base}/console/reports`)
  await signInOnPage(page, finance)
  await expect(page.getByRole('heading', { name: 'Reports: Members', level: 1 })).toBeVisible()
  // Days of before are counted a moment after the server began.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('table', { name: 'Members by status' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  const status = page.getByRole('region', { name: 'Members by status', exact: true })
  await expect(status.getByRole('img', { name: 'Members by status' }).locator('.recharts-bar').first()).toBeVisible()
  await expect(status.getByRole('columnheader')).toContainText(['When', 'Active', 'Pending payment'])
  await inspectDeskPage(page, 'the report of members')
  const [file] = await Promise.all([page.waitForEvent('download'), status.getByRole('button', { name: 'CSV' }).click()])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFWhen,Active,.*\r\n\w{3} 20\d\d,\d+,/)

  // By keyboard alone; the address is what is shown.
  await doTask(page, 'see what it all came to, print it or take it along', async () => {
    await page.getByRole('tab', { name: 'Members' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Received', exact: true })).toContainText('PayNow')
    await page.getByRole('textbox', { name: 'From' }).fill('2015-01-01')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Weeks' }).click()
    await expect(page).toHaveURL(/report=money.*from=2015-01-01.*step=week/)
  })
  await expect(page.getByRole('table', { name: 'Received' })).toBeVisible()
  await inspectDeskPage(page, 'the report of money')

  // Days that end before they begin are refused at their field at once, and no figures of other days stand under them.
  const [from, until] = [page.getByLabel('From'), page.getByLabel('Until')]
  const figures = page.getByRole('table', { name: 'Received' })
  const today = await until.inputValue()
  await until.fill('2014-12-31')
  await until.press('Enter')
  await expect(page.getByText('This is before From.')).toBeVisible({ timeout: 1000 })
  await expect(until).toHaveAttribute('aria-invalid', 'true')
  await expect(figures).toBeHidden({ timeout: 500 })
  await inspectDeskPage(page, 'a report of days in the wrong order')
  await until.fill(today)
  await until.press('Enter')
  await expect(figures).toBeVisible()
  // A year of another century is refused, and not read as another one; the server's word is not asked for again and again.
  await from.fill('0026-01-01')
  await from.press('Enter')
  await expect(from).toHaveAttribute('aria-invalid', 'true', { timeout: 2000 })
  await expect(page.getByText('Choose all of it: day, month and year')).toBeVisible()
  await expect(figures).toBeHidden()
  await from.fill('2015-01-01')
  await from.press('Enter')
  await expect(figures).toBeVisible()

  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed')
  })
  const sheet = page.getByRole('article', { name: /The membership in \w+ 20\d\d/ })
  await doTask(page, 'send the board a month', async () => {
    await page.getByRole('tab', { name: 'For the board' }).click()
    await expect(sheet).toContainText('At the end of the month')
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page).toHaveTitle('printed')
  })
  await expect(sheet).toContainText('Fewer than five members: they are not told apart.')
  await inspectDeskPage(page, 'the board’s page')
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
  expect(pages?.length).toBeLessThanOrEqual(2)
})
