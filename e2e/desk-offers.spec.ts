import { quotePayment } from '@mwc/contract/payments/payments.calls'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { newStaff, signInOnPage } from './fixtures/people/new-staff.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectDeskPage } from './fixtures/screens/inspect-desk-page.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test('finance makes a code and a batch, changes one, hands out the codes, sees who used them, and ends them', async ({
  page,
  base,
  desk,
}) => {
  const member = await signedUpMember(base)
  const finance = await newStaff(desk, 'finance')
  await page.goto(`${base}/console/promos`)
  await signInOnPage(page, finance)
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await inspectDeskPage(page, 'the promo codes')

  // What is wrong is said at its field, and nothing typed is lost.
  await page.getByRole('button', { name: 'New code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill('EID 2026')
  await dialog.getByLabel('How much').fill('25')
  await inspectDeskPage(page, 'the question for a code')
  await dialog.getByRole('button', { name: 'New code' }).click()
  await expect(dialog.getByLabel('How much')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('How much').fill('2')
  await dialog.getByRole('button', { name: 'New code' }).click()
  await expect(page).toHaveURL(/\/promos\/[0-9a-f-]{36}\/show$/)
  await expect(page.getByText('2 free months')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await dialog.getByLabel('Uses in all').fill('1')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('0 of 1')).toBeVisible()
  await inspectDeskPage(page, 'a promo code')
  await page.getByRole('button', { name: 'End now' }).click()
  await dialog.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()

  await page.goto(`${base}/console/promo-batches`)
  await expect(page.getByText('No batches yet')).toBeVisible()
  await page.getByRole('button', { name: 'New batch' }).click()
  await dialog.getByLabel('What they are for').fill('Eid gift, Jurong dormitory')
  await dialog.getByLabel('How many codes').fill('30')
  await dialog.getByLabel('How much').fill('1')
  await inspectDeskPage(page, 'the question for a batch')
  await dialog.getByRole('button', { name: 'New batch' }).click()
  await expect(page).toHaveURL(/\/promo-batches\/[0-9a-f-]{36}\/show$/)
  const codes = page.getByRole('region', { name: 'Its codes' })
  await expect(codes.getByRole('row')).toHaveCount(26)
  const [file] = await Promise.all([page.waitForEvent('download'), codes.getByRole('button', { name: 'Export CSV' }).click()])
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(31)

  const code = (await codes.getByRole('link').first().textContent()) ?? ''
  await callServer(base, quotePayment, { plan: '6months', promoCode: code }, member.token)
  await inspectDeskPage(page, 'a batch of codes')
  await page.getByRole('button', { name: 'End all now' }).click()
  await dialog.getByRole('button', { name: 'End all now' }).click()
  await expect(page.getByRole('button', { name: 'End all now' })).toBeHidden()
  await expect(callServer(base, quotePayment, { plan: '6months', promoCode: code }, member.token)).rejects.toThrow()
  await page.goto(`${base}/console/promo-batches`)
  await expect(page.getByRole('row').filter({ hasText: 'Eid gift' })).toContainText('Ended')
  await inspectDeskPage(page, 'the batches')
})
