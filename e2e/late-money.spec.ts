import { cancelPayment } from '@mwc/contract/payments/payments.calls'
import { dayText } from '@mwc/contract/time/dates'
import { expect, type Page } from '@playwright/test'
import { activeMember } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { lastDayOf, today } from './fixtures/screens/cover-dates.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { saysNotPaid, shownPayment, startPayNow } from './fixtures/screens/payment-steps.ts'
import { openSignedIn } from './fixtures/screens/sign-in.ts'
import { test } from './fixtures/screens/test.ts'
import { startingWith, type Words } from './fixtures/screens/words.ts'
import { whenHydrated } from './fixtures/screens/open-page.ts'

const history = '/pages/transaction-history/transaction-history'

// The list asks for each payment that money may still come for: a page may be closed in the middle of that.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Chooses a NETS machine for 6 months on the plans that are shown; answers with the payment. */
async function startNets(page: Page, base: string, { payments }: Words) {
  await page.getByRole('radio', { name: startingWith(payments.method.nets) }).check()
  await page.getByRole('button', { name: payments.pay.nets('S$9.00'), exact: true }).click()
  await expect(page.getByRole('img', { name: payments.qrPicture('S$9.00') })).toBeVisible()
  return shownPayment(page, base)
}

test('who paid at a machine says so there, and is asked nowhere again until the money comes', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  const { membership, payments, shared } = words
  await page.getByRole('link', { name: membership.payNow, exact: true }).click()
  const { transactionNumber } = await startNets(page, base, words)
  await page.getByRole('button', { name: payments.iHavePaid, exact: true }).click()
  await expect(page.getByRole('heading', { name: payments.saidPaidTitle, exact: true })).toBeVisible()
  await page.goto(`${base}/mobile${history}`)
  await expect(page.getByText(payments.saidPaidText, { exact: true })).toBeVisible()
  await expect(page.getByText(payments.mayStillCome, { exact: true })).toHaveCount(0)
  await page.goto(`${base}/mobile/`)
  await expect(page).toHaveURL(/my-page/)
  await expect(page.getByText(membership.saidPaid, { exact: true })).toBeVisible()
  const card = page.getByRole('region', { name: membership.programmeName })
  await expect(card.getByText(membership.moneyAwaited, { exact: true })).toBeVisible()
  await expect(card.getByText(shared.status.pendingPayment, { exact: true })).toHaveCount(0)
  await inspectScreen(page, 'my-page, said to be paid')
  await bankAct(base, transactionNumber, 'pay')
  await expect(card.getByText(shared.status.active, { exact: true })).toBeVisible({ timeout: 40_000 })
})

test('of two QR codes the one that need not be paid says so, and by itself that it was paid as well', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  const { membership, payments } = words
  await page.getByRole('link', { name: membership.payNow, exact: true }).click()
  const first = await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.getByRole('link', { name: payments.otherWay, exact: true }).click()
  await saysNotPaid(page, words)
  const second = await startNets(page, base, words)
  await bankAct(base, second.transactionNumber, 'pay')
  await expect(page).toHaveURL(/payment-successful/)
  await page.goto(`${base}/mobile${history}`)
  const row = page.getByRole('listitem').filter({ hasText: payments.method.paynow })
  await expect(row).toContainText(payments.notNeeded)
  await expect(row).toContainText(payments.notNeededText)
  await inspectScreen(page, 'transaction-history, a QR code that need not be paid')
  await bankAct(base, first.transactionNumber, 'pay')
  await expect(row).toContainText(payments.cameTwiceTitle)
  const paid = page.getByRole('listitem').filter({ has: page.getByText(payments.paid, { exact: true }) })
  await paid.locator('summary').click()
  await paid.getByRole('link', { name: payments.receipt, exact: true }).click()
  // The list, which is leaving, has the title in a live region and in the row of the other one.
  await expect(page.getByRole('status').filter({ hasText: payments.cameTwice })).toBeVisible()
})

test('who said to have paid the second of two QR codes is told that its money is not lost, and is asked of a third', async ({
  page,
  base,
}) => {
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  const { membership, payments, shared } = words
  await page.getByRole('link', { name: membership.payNow, exact: true }).click()
  const first = await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.getByRole('link', { name: payments.otherWay, exact: true }).click()
  await saysNotPaid(page, words)
  await startNets(page, base, words)
  await expect(page.getByText(payments.earlierSayPaid, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: payments.iHavePaid, exact: true }).click()
  await bankAct(base, first.transactionNumber, 'pay')
  await expect(page.getByRole('heading', { name: payments.paidSinceTitle, exact: true })).toBeVisible()
  await expect(page.getByText(payments.notNeededText, { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-uncollected, paid since, and perhaps as well')
  await page.getByRole('link', { name: payments.seeHistory, exact: true }).click()
  const paid = page.getByRole('listitem').filter({ has: page.getByText(payments.paid, { exact: true }) })
  await paid.locator('summary').click()
  await paid.getByRole('link', { name: payments.receipt, exact: true }).click()
  await expect(page.getByText(payments.otherNotLost, { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-successful, another may have been paid')

  await page.getByRole('button', { name: shared.back, exact: true }).click()
  await page.getByRole('link', { name: shared.tabs.home, exact: true }).click()
  const renew = page.getByRole('main').getByRole('link', { name: startingWith(words.home.renew) })
  await renew.click()
  await startNets(page, base, words)
  await page.goto(`${base}/mobile${history}`)
  await expect(page.getByText(payments.mayStillCome, { exact: true })).toBeVisible()
  await expect(page.getByText(payments.saidPaidText, { exact: true })).toHaveCount(0)
})

test('two payments of which the first was cancelled and paid all the same both count, and the second says so', async ({ page, base }) => {
  const member = await signedUpMember(base)
  const first = await startOrder(base, member, 'paynow')
  await callServer(base, cancelPayment, { id: first.id }, member.token)
  const second = await startOrder(base, member, 'paynow')
  await bankAct(base, first.transactionNumber, 'pay')
  await bankAct(base, second.transactionNumber, 'pay')
  const receipt = ({ id }: { id: string }) => `/pages/payment-successful/payment-successful?id=${id}`
  const { payments } = await openSignedIn(page, base, receipt(second), member)
  const lastDay = dayText(String(lastDayOf(lastDayOf(today(), 6).add({ days: 1 }), 6)), 'english')
  await expect(page.getByText(payments.bothCount(lastDay), { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-successful, both count')
  await page.goto(`${base}/mobile${receipt(first)}`)
  await expect(page.getByRole('heading', { name: payments.successTitle, exact: true })).toBeAttached()
  await expect(page.getByText(payments.bothCountTitle, { exact: true })).toHaveCount(0)
})

test('who was away when the money came is told on Home once, and not after the receipt', async ({ page, base }) => {
  const [away, there] = [await activeMember(base), await activeMember(base)]
  const words = await openSignedIn(page, base, '/', away)
  const { membership, payments } = words
  const lastDay = dayText(String(lastDayOf(lastDayOf(today(), 6).add({ days: 1 }), 6)), 'english')
  const came = page.getByText(membership.paidUntil(lastDay), { exact: true })
  const renew = page.getByRole('main').getByRole('link', { name: startingWith(words.home.renew) })
  await renew.click()
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.goto(`${base}/simulator/`)
  await bankAct(base, transactionNumber, 'pay')
  await page.goto(`${base}/mobile/`)
  await expect(came).toBeInViewport({ ratio: 1 })
  await inspectScreen(page, 'index, money came while nobody looked')
  await page.getByRole('link', { name: words.shared.tabs.myPage, exact: true }).click()
  await expect(page.getByRole('region', { name: membership.programmeName })).toBeVisible()
  await expect(came).toHaveCount(0)

  await openSignedIn(page, base, '/', there)
  await renew.click()
  const seen = await startPayNow(page, base, words, '6months', 'S$9.00')
  await bankAct(base, seen.transactionNumber, 'pay')
  await expect(page.getByRole('heading', { name: payments.successTitle, exact: true })).toBeAttached()
  await page.goto(`${base}/mobile/`)
  await expect(renew).toBeVisible()
  await expect(came).toHaveCount(0)
})

test('who paid a QR code and cancelled it says so on its page, and waits there', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await activeMember(base))
  const { payments } = words
  await whenHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: startingWith(words.home.renew) })
    .click()
  const { transactionNumber } = await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await expect(page.getByRole('heading', { name: payments.cancelledTitle, exact: true })).toBeVisible()
  await page.getByRole('button', { name: payments.iHavePaid, exact: true }).click()
  await expect(page.getByRole('heading', { name: payments.saidPaidTitle, exact: true })).toBeVisible()
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/payment-successful/)
})

test('Home, left scrolled down for a renewal, stands at its top when it says that the money may be on its way', async ({ page, base }) => {
  const words = await openSignedIn(page, base, '/', await activeMember(base))
  await whenHydrated(page)
  const tile = page.getByRole('main').getByRole('link', { name: startingWith(words.home.renew) })
  await page.setViewportSize({ width: 360, height: 500 })
  await tile.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await tile.click()
  await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.goBack()
  await expect(page.getByText(words.membership.continueText, { exact: true })).toBeInViewport({ ratio: 1 })
})
