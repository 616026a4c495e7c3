import { claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { quotePayment } from '@mwc/contract/payments/payments.calls'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { doTask } from './fixtures/desk/do-task.ts'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('codes and batches are made, changed, handed out and ended; a campaign is counted before it starts, made and claimed @release', async ({
  page,
  base,
  desk,
}) => {
  const member = await signedUpMember(base)
  const staff = await newStaff(desk, 'admin')
  await page.goto(`${base}/console/promos`)
  await signInOnPage(page, staff)
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await inspectDeskPage(page, 'the promo codes')

  const dialog = page.getByRole('dialog')
  // What is wrong is said at its field, and nothing typed is lost.
  await doTask(page, 'make a promo code', async (aside) => {
    await page.getByRole('button', { name: 'New code' }).press('Enter')
    await dialog.getByLabel('Code').fill('EID 2026')
    await aside(async () => {
      await dialog.getByLabel('How much').fill('25')
      await inspectDeskPage(page, 'the question for a code')
      await dialog.getByRole('button', { name: 'New code' }).press('Enter')
      await expect(dialog.getByLabel('How much')).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByLabel('How much')).toBeFocused()
      await dialog.getByLabel('How much').fill('2')
      await dialog.getByLabel('Code').fill('WELCOME3')
      await dialog.getByRole('button', { name: 'New code' }).press('Enter')
      const typedCode = dialog.getByRole('textbox', { name: 'Code' })
      await expect(typedCode).toHaveAccessibleDescription(/This promo code exists already/)
      await expect(typedCode).toBeFocused()
      await typedCode.fill('EID 2026')
    })
    await dialog.getByLabel('How much').fill('2')
    await dialog.getByRole('button', { name: 'New code' }).press('Enter')
    await expect(page).toHaveURL(/\/promos\/[0-9a-f-]{36}\/show$/)
    await expect(page.getByText('2 free months')).toBeVisible()
  })
  await doTask(page, 'change or end one, see who used it', async () => {
    await page.getByRole('button', { name: 'Change' }).press('Enter')
    await dialog.getByLabel('Uses in all').fill('1')
    await dialog.getByRole('button', { name: 'Change' }).press('Enter')
    await expect(page.getByText('0 of 1')).toBeVisible()
  })
  await inspectDeskPage(page, 'a promo code')
  await page.getByRole('button', { name: 'End now' }).press('Enter')
  await dialog.getByRole('button', { name: 'End now' }).press('Enter')
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  await page.goto(`${base}/console/promo-batches`)
  await expect(page.getByText('No batches yet')).toBeVisible()
  await doTask(page, 'make up to 10,000 codes for one use each', async () => {
    await page.getByRole('button', { name: 'New batch' }).press('Enter')
    await dialog.getByLabel('What they are for').fill('Eid gift, Jurong dormitory')
    await dialog.getByLabel('How many codes').fill('30')
    await dialog.getByLabel('How much').fill('1')
    await inspectDeskPage(page, 'the question for a batch')
    await dialog.getByRole('button', { name: 'New batch' }).press('Enter')
    await expect(page).toHaveURL(/\/promo-batches\/[0-9a-f-]{36}\/show$/)
  })
  const codes = page.getByRole('region', { name: 'Its codes' })
  await expect(codes.getByRole('row')).toHaveCount(26)
  const [file] = await Promise.all([page.waitForEvent('download'), codes.getByRole('button', { name: 'Export CSV' }).click()])
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(31)

  const code = (await codes.getByRole('link').first().textContent()) ?? ''
  await callServer(base, quotePayment, { plan: '6months', promoCode: code }, member.token)
  await inspectDeskPage(page, 'a batch of codes')
  await doTask(page, 'stop codes that got out', async () => {
    await page.getByRole('button', { name: 'End all now' }).press('Enter')
    await dialog.getByRole('button', { name: 'End all now' }).press('Enter')
    await expect(page.getByRole('button', { name: 'End all now' })).toBeHidden()
  })
  await expect(callServer(base, quotePayment, { plan: '6months', promoCode: code }, member.token)).rejects.toThrow()
  await page.goto(`${base}/console/promo-batches`)
  await expect(page.getByRole('row').filter({ hasText: 'Eid gift' })).toContainText('Ended')
  await inspectDeskPage(page, 'the batches')

  // A campaign: counted before it starts, made in four languages, claimed, ended.
  await page.goto(`${base}/console/campaigns`)
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await inspectDeskPage(page, 'the campaigns')
  const cell = (field: string, language: string) => page.getByRole('textbox', { name: `${field}, ${language}`, exact: true })
  await doTask(page, 'make or change a campaign', async (aside) => {
    await page.getByRole('link', { name: 'New campaign' }).press('Enter')
    for (const language of ['English', '简体中文', 'বাংলা']) {
      await cell('Name', language).fill('Raya meal')
      await cell('What it says', language).fill('Come and eat with us')
      await cell('Name of the voucher', language).fill('One hot meal')
      await cell('Where and how it is used', language).fill('At the counter')
    }
    await page.getByLabel('Rewards there are').fill('40')
    await page.getByLabel('Days to use it').fill('14')
    await aside(async () => {
      const reach = page.getByRole('status').filter({ hasText: 'Count whom it reaches' })
      await page.getByRole('button', { name: 'Count whom it reaches' }).press('Enter')
      await expect(reach).toContainText('At most, for the whole stockNot known: one has no worth in money')
      await page.getByLabel('What one costs (S$)').fill('4.50')
      await expect(reach).toContainText('Count again')
      await page.getByRole('button', { name: 'Count whom it reaches' }).press('Enter')
      await expect(reach).toContainText('At most, for the whole stockS$180.00')
      await inspectDeskPage(page, 'a new campaign')
      // One language is missing: said at its fields, and nothing typed is lost.
      await page.getByRole('button', { name: 'Make the campaign' }).press('Enter')
      await expect(page.getByText('4 fields are not right yet.')).toBeVisible()
      await expect(cell('Name', 'தமிழ்')).toHaveAttribute('aria-invalid', 'true')
    })
    for (const field of ['Name', 'What it says', 'Name of the voucher', 'Where and how it is used']) await cell(field, 'தமிழ்').fill('உணவு')
    await page.getByRole('button', { name: 'Make the campaign' }).press('Enter')
    await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}\/show$/)
    await expect(page.getByText('Claimed 0 of 40, 40 left')).toBeVisible()
  })
  const id = /campaigns\/([^/]+)/.exec(page.url())?.[1] ?? ''
  await callServer(base, claimCampaign, { id }, member.token)
  await page.reload()
  await expect(page.getByText('Claimed 1 of 40, 39 left')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Who claimed it' })).toContainText('Not used yet')
  await inspectDeskPage(page, 'a campaign')
  await doTask(page, 'see whom a campaign reaches and what it costs', async () => {
    await page.getByRole('button', { name: 'Count whom it reaches' }).press('Enter')
    await expect(page.getByText('Reaches today', { exact: true })).toBeVisible()
  })
  await doTask(page, 'see who claimed one, or end it', async () => {
    await page.getByRole('button', { name: 'End now' }).press('Enter')
    await dialog.getByRole('button', { name: 'End now' }).press('Enter')
    await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  })

  // A shop: what a use is owed, its statement, a new PIN, its poster.
  await page.goto(`${base}/console/shop-statements`)
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await inspectDeskPage(page, 'the shop statements')
  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '')
  })
  await doTask(page, 'see what a shop is owed for a month, print it, take it as CSV', async () => {
    const [list] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).press('Enter')])
    expect(list.suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('row').nth(1).getByRole('link').press('Enter')
    await page.getByRole('button', { name: 'Print' }).press('Enter')
    await expect(page.locator('body[data-printed]')).toBeVisible()
  })
  await doTask(page, 'set what a use at a shop is owed', async (aside) => {
    await page.getByRole('button', { name: 'Set for the shop' }).press('Enter')
    await aside(async () => {
      await dialog.getByLabel('Amount (S$)').fill('three')
    })
    await dialog.getByLabel('Reason').fill('Agreed with the shop')
    await aside(async () => {
      await dialog.getByRole('button', { name: 'Set for the shop' }).press('Enter')
      await expect(dialog.getByLabel('Amount (S$)')).toHaveAttribute('aria-invalid', 'true')
    })
    await dialog.getByLabel('Amount (S$)').fill('3.50')
    await dialog.getByRole('button', { name: 'Set for the shop' }).press('Enter')
    await expect(page.getByRole('region', { name: 'What a use is owed' }).first()).toContainText('S$3.50 from')
  })
  await doTask(page, 'give a shop a new code or PIN, print its poster', async () => {
    await page.getByRole('button', { name: 'New PIN' }).press('Enter')
    await dialog.getByRole('button', { name: 'New PIN' }).press('Enter')
    await expect(page.getByText(/The PIN of .* is \d{6}/)).toBeVisible()
    const [poster] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the poster' }).press('Enter'),
    ])
    expect(await readFile(await poster.path(), 'utf8')).toContain('<svg class="qr"')
  })
  await inspectDeskPage(page, "a shop's statement")
})
