import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { expect, type Page } from '@playwright/test'
import { giveVoices, heardOn } from './fixtures/browser/stand-in-voices.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { whenHydrated } from './fixtures/screens/open-page.ts'
import { openSignedIn } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'
import type { Words } from './fixtures/screens/words.ts'

const history = '/pages/transaction-history/transaction-history'

/** What staff decide on comes days later: their payment is answered as it would be then. */
async function showAs(page: Page, change: Partial<Payment>): Promise<void> {
  const changed = (payment: Payment) => ({ ...payment, ...change })
  await page.route(/\/h5\/payments(\/[0-9a-f-]{36})?(\?.*)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // A page waits on the server for what comes next: nothing does.
    if (route.request().url().includes('after=')) return
    const reply = await route.fetch()
    const { data, ...rest } = (await reply.json()) as { data: Payment & { payments?: Payment[] } }
    const shown = data.payments ? { ...data, payments: data.payments.map(changed) } : changed(data)
    return route.fulfill({ response: reply, json: { ...rest, data: shown } })
  })
}

// The list asks for each payment that money may still come for: a page may be closed in the middle of that.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** An open payment of somebody whose membership runs, so that every screen of it can be reached. */
async function openPayment(page: Page, base: string): Promise<{ words: Words; id: string; transactionNumber: string }> {
  const words = await openSignedIn(page, base, '/pages/payment-method/payment-method', await activeMember(base))
  return { words, ...(await startPayNow(page, base, words, '6months', 'S$9.00')) }
}

test('a payment of another amount that staff accepted says what came, on its receipt and in the list', async ({ page, base }) => {
  const { words, id, transactionNumber } = await openPayment(page, base)
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/payment-successful/)
  await showAs(page, { settledCents: 800 })
  await page.goto(`${base}/mobile/pages/payment-successful/payment-successful?id=${id}`)
  await expect(page.getByText(words.payments.otherAmountAccepted('S$8.00', 'S$9.00'), { exact: true })).toBeVisible()
  await expect(page.getByText('S$8.00', { exact: true })).toHaveCount(2)
  await expect(page.getByText('S$9.00', { exact: true })).toHaveCount(0)
  await inspectScreen(page, 'payment-successful, another amount')
  await page.goto(base + '/mobile' + history)
  const row = page.getByRole('listitem').filter({ hasText: words.payments.otherAmountAccepted('S$8.00', 'S$9.00') })
  await expect(row.first().getByText('S$8.00', { exact: true }).first()).toBeVisible()
})

test('a QR code whose time is over asks before a new one, and waits where the money was sent', async ({ page, base }) => {
  const { words, id } = await openPayment(page, base)
  const { payments } = words
  await showAs(page, { state: 'expired', qrText: null })
  await page.goto(`${base}/mobile/pages/payment-qr-code/payment-qr-code?id=${id}`)
  const anew = page.getByRole('button', { name: payments.newQr, exact: true })
  await anew.click()
  const dialog = page.getByRole('dialog', { name: payments.askPaid, exact: true })
  await expect(dialog.getByRole('button', { name: payments.notYetPaid, exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: payments.yesPaid, exact: true }).click()
  await expect(page.getByRole('heading', { name: payments.saidPaidTitle, exact: true })).toBeVisible()
  await expect(anew).toHaveCount(0)
  await page.getByRole('button', { name: payments.notPaidAfterAll, exact: true }).click()
  await expect(anew).toBeVisible()
})

test('Home of a member says that a renewal may be paid, turns by itself and says that the money came', async ({ page, base }) => {
  const { words, transactionNumber } = await openPayment(page, base)
  const { membership, home } = words
  await page.goto(`${base}/mobile/`)
  await expect(page.getByText(membership.continueText, { exact: true })).toBeVisible()
  await expect(page.getByText(home.continuePaymentHint, { exact: true })).toBeVisible()
  await inspectScreen(page, 'home, a renewal under way')
  await bankAct(base, transactionNumber, 'pay')
  await expect(page.getByText(membership.paidUntil('').split('.')[0] ?? '')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(membership.continueText, { exact: true })).toHaveCount(0)
  await expect(page.getByText(home.renewHint, { exact: true })).toBeVisible()
})

test('money that went back says why on its page and in the list, under a picture of its own', async ({ page, base }) => {
  const { words, id } = await openPayment(page, base)
  const atReview = { state: 'toReview', moneyUnderReview: true, cameCents: 800, qrText: null, canContinue: false } as const
  await showAs(page, atReview)
  await page.goto(`${base}/mobile/pages/payment-qr-code/payment-qr-code?id=${id}`)
  await expect(page.getByRole('heading', { name: words.payments.reviewTitle })).toBeVisible()
  const picture = page.getByRole('main').locator('svg').first()
  const lookedAt = await picture.innerHTML()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await showAs(page, { ...atReview, state: 'refunded', moneyUnderReview: false, cameCents: null, settledCents: 800 })
  await page.reload()
  await expect(page.getByRole('heading', { name: words.payments.refundedTitle })).toBeVisible()
  const why = words.payments.otherAmountSentBack('S$8.00', 'S$9.00')
  await expect(page.getByText(why, { exact: true })).toBeVisible()
  expect(await picture.innerHTML()).not.toBe(lookedAt)
  await inspectScreen(page, 'payment-qr-code, sent back')
  await page.goto(base + '/mobile' + history)
  await expect(page.getByText(why, { exact: true }).first()).toBeVisible()
})

test('money that came twice says so on the page of the second payment, as in the list', async ({ page, base }) => {
  const { words, id, transactionNumber } = await openPayment(page, base)
  await bankAct(base, transactionNumber, 'payTwice')
  await expect(page).toHaveURL(/payment-successful/)
  await expect(page.getByText(words.payments.cameTwice, { exact: true })).toBeVisible()
  await showAs(page, { state: 'toReview', moneyUnderReview: true, cameTwice: true })
  await page.goto(`${base}/mobile/pages/payment-qr-code/payment-qr-code?id=${id}`)
  await expect(page.getByRole('heading', { name: words.payments.cameTwiceTitle, exact: true })).toBeVisible()
  await expect(page.getByText(words.payments.cameTwice, { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-qr-code, money came twice')
  await page.goto(base + '/mobile' + history)
  await expect(page.getByText(words.payments.cameTwice, { exact: true }).first()).toBeVisible()
})

test('money that came twice and went back once is told on the receipt and in the list', async ({ page, base }) => {
  const { words, id, transactionNumber } = await openPayment(page, base)
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/payment-successful/)
  const told = words.payments.extraSentBack('S$9.00')
  await expect(page.getByText(told, { exact: true })).toHaveCount(0)
  await showAs(page, { extraSentBackCents: 900 })
  await page.goto(`${base}/mobile/pages/payment-successful/payment-successful?id=${id}`)
  await expect(page.getByText(told, { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-successful, extra money sent back')
  await page.goto(base + '/mobile' + history)
  await expect(page.getByText(told, { exact: true }).first()).toBeVisible()
})

test('a payment that has ended is headed as a record, not by how to pay @release', async ({ page, base }) => {
  const { words, id } = await openPayment(page, base)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(words.payments.qrTitle)
  const screens = ['payment-qr-code/payment-qr-code', 'payment-uncollected/payment-uncollected']
  for (const state of ['refunded', 'cancelled', 'expired', 'failed', 'toReview'] as const) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await showAs(page, { state, qrText: null, canContinue: false })
    for (const screen of screens) {
      await page.goto(`${base}/mobile/pages/${screen}?id=${id}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(title).toHaveText(words.payments.methodTitle)
    }
  }
})

test('who can still pay is not told to owe nothing beside the button that asks for it', async ({ page, base }) => {
  const { words } = await openPayment(page, base)
  await showAs(page, { state: 'expired', qrText: null, canContinue: true, mayStillCome: false })
  await page.goto(base + '/mobile' + history)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: words.payments.continuePayment, exact: true }) })
  await expect(row.first()).toContainText(words.payments.expiredText)
  await expect(page.getByText(words.payments.notPaidBecause.expired, { exact: true })).toHaveCount(0)
})

test('a row of the list is heard as a payment, with its amount, its state and its day in one sentence', async ({ page, base }) => {
  await giveVoices(page, { voices: [{ lang: 'en-US' }], ends: true })
  const { words } = await openPayment(page, base)
  await page.goto(base + '/mobile' + history)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  // The tap that comes before is not heard by a page that is not alive yet.
  await whenHydrated(page)
  await page.getByRole('button', { name: words.shared.readAloud, exact: true }).click()
  const row = /^You can tap: Payment, 9 dollars, Not received yet, 6 months, PayNow, \d+ \w+ \d{4}, .+$/
  await expect.poll(() => heardOn(page)).toContainEqual(expect.stringMatching(row))
})
