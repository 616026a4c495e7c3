import { cancelPayment, readPayment } from '@mwc/contract/payments/payments.calls'
import type { ChosenMethod } from '@mwc/contract/payments/payment-kinds'
import { expect, type Page } from '@playwright/test'
import { dayText } from '@mwc/contract/time/dates'
import { callServer } from './fixtures/server/call-server.ts'
import { lastDayOf, today } from './fixtures/screens/cover-dates.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { activeMember } from './fixtures/people/active-member.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { logInByPassword } from './fixtures/screens/sign-in.ts'
import { openAt } from './fixtures/screens/open-page.ts'
import { startOrder } from './fixtures/people/start-order.ts'
import { saysNotPaid, shownPayment, startPayNow } from './fixtures/screens/payment-steps.ts'
import { test } from './fixtures/screens/test.ts'
import { myPagePath } from '../mobile/src/paths/paths.ts'
import { startingWith, wordsOf } from './fixtures/screens/words.ts'
import { bankAct } from './fixtures/people/simulated-parties.ts'

const words = wordsOf.english
const { payments, membership } = words
const price = 'S$15.00'
const tapLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const history = '/pages/transaction-history/transaction-history'
const stateOfPayment = /\/h5\/payments\/[\da-f-]{36}(?:\?|$)/

/** Chooses 1 year, enters WELCOME3 and opens a payment by PayNow; answers with the member's token. */
async function startYearWithCode(page: Page, base: string): Promise<string> {
  await openAt(page, base, '/pages/login/login')
  const member = await signedUpMember(base)
  await logInByPassword(page, words, member)
  await tapLink(page, membership.payNow)
  await page.getByRole('button', { name: payments.promoOpen, exact: true }).click()
  await page.getByLabel(payments.promoCode, { exact: true }).fill('WELCOME3')
  await page.getByRole('button', { name: payments.promoCheck, exact: true }).click()
  await expect(page.getByText(payments.promoFreeMonths(3))).toBeVisible()
  await startPayNow(page, base, words, '1year', price)
  return member.token
}

/** The payment screen shows year, code, price and the days of 15 months, with nothing chosen again, and offers `method`. */
async function seesSameOrder(page: Page, method: ChosenMethod): Promise<void> {
  const year = page.getByRole('radio', { name: startingWith(payments.plan['1year']) })
  await expect(year).toBeChecked()
  await expect(page.getByLabel(payments.promoCode, { exact: true })).toHaveValue('WELCOME3')
  await expect(page.getByText(payments.promoFreeMonths(3))).toBeVisible()
  const [firstDay, lastDay] = [today(), lastDayOf(today(), 15)].map((day) => dayText(day.toString(), 'english'))
  await expect(page.getByText(payments.fromTo(firstDay ?? '', lastDay ?? ''), { exact: true })).toBeVisible()
  // On both plans, since the code fits both.
  await expect(page.getByText(payments.plusFree(3))).toHaveCount(2)
  await expect(page.getByRole('button', { name: payments.pay[method](price), exact: true })).toBeVisible()
}

/** Pays by the method that is chosen now; the term has 15 months. `mayBePaid`: money may come for the payment before. */
async function paysFifteenMonths(page: Page, base: string, token: string, method: ChosenMethod, mayBePaid = true): Promise<void> {
  const before = new URL(page.url()).searchParams.get('id')
  await page.getByRole('button', { name: payments.pay[method](price), exact: true }).click()
  await expect(page.getByRole('img', { name: payments.qrPicture(price) })).toBeVisible()
  await expect(page.getByText(payments.earlierSayPaid, { exact: true })).toHaveCount(mayBePaid ? 1 : 0)
  const { id, transactionNumber } = await shownPayment(page, base)
  expect(id).not.toBe(before)
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/\/pages\/payment-successful\//)
  const { validFrom, validTo, promoCode, plan } = await callServer(base, readPayment, { id }, token)
  expect([plan, promoCode, validFrom, validTo]).toEqual(['1year', 'WELCOME3', String(today()), String(lastDayOf(today(), 15))])
}

test('paying in another way from the QR page keeps the plan and the code, and offers the other way first @release', async ({
  page,
  base,
}) => {
  const token = await startYearWithCode(page, base)
  await tapLink(page, payments.otherWay)
  await saysNotPaid(page, words)
  await seesSameOrder(page, 'nets')
  await expect(page.getByRole('radio', { name: startingWith(payments.method.nets) })).toBeChecked()
  await inspectScreen(page, 'payment-method, an open order')
  await paysFifteenMonths(page, base, token, 'nets')
})

test('the first QR is paid while the page of another way stands open: it says so, and leads to the card, not to a second payment', async ({
  page,
  base,
}) => {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, await signedUpMember(base))
  await tapLink(page, membership.payNow)
  await startPayNow(page, base, words, '6months', 'S$9.00')
  const { transactionNumber } = await shownPayment(page, base)
  await tapLink(page, payments.otherWay)
  await expect(page.getByRole('heading', { name: payments.askPaid, exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-method, paid already?')
  await saysNotPaid(page, words)
  await page.getByRole('button', { name: payments.pay.nets('S$9.00'), exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/payment-uncollected\//)
  await expect(page.getByText(payments.earlierSayPaid, { exact: true })).toBeVisible()
  // The page of plans, which turns to the receipt, is gone once this one stands.
  await expect(page.getByText(payments.uncollected, { exact: true }).last()).toBeVisible()
  await bankAct(base, transactionNumber, 'pay')
  await expect(page.getByRole('heading', { name: payments.paidSinceTitle, exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: payments.seeCard, exact: true })).toBeVisible()
  for (const role of ['button', 'link'] as const) await expect(page.getByRole(role, { name: payments.newQr, exact: true })).toHaveCount(0)
  await inspectScreen(page, 'a payment whose other way was paid')
  await tapLink(page, payments.seeCard)
  await tapLink(page, words.shared.tabs.myPage)
  const card = page.getByRole('region', { name: membership.programmeName })
  await expect(card.getByText(words.shared.status.active, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: membership.continuePayment, exact: true })).toHaveCount(0)
})

test('money that comes while another way is chosen turns the page to the receipt, and a tap that comes too late does so, too', async ({
  page,
  base,
}) => {
  for (const isTold of [true, false]) {
    await openAt(page, base, '/pages/login/login')
    await logInByPassword(page, words, await signedUpMember(base))
    await tapLink(page, membership.payNow)
    await startPayNow(page, base, words, '6months', 'S$9.00')
    const { transactionNumber } = await shownPayment(page, base)
    // A phone that hears nothing of it until it asks to pay.
    if (!isTold) await page.route(stateOfPayment, (route) => route.abort())
    await tapLink(page, payments.otherWay)
    await saysNotPaid(page, words)
    await expect(page.getByText(payments.openOrderText, { exact: true })).toBeVisible()
    await bankAct(base, transactionNumber, 'pay')
    if (!isTold) {
      await page.getByRole('button', { name: payments.pay.nets('S$9.00'), exact: true }).click()
      await expect(page).toHaveURL(/\/pages\/payment-qr-code\//)
      await page.unroute(stateOfPayment)
    }
    await expect(page).toHaveURL(/\/pages\/payment-successful\//)
    await page.evaluate(() => localStorage.clear())
  }
})

test('who has paid and is about to open another QR is asked, and led back to wait for the money', async ({ page, base }) => {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, await signedUpMember(base))
  await tapLink(page, membership.payNow)
  await startPayNow(page, base, words, '6months', 'S$9.00')
  const { id, transactionNumber } = await shownPayment(page, base)
  await tapLink(page, payments.otherWay)
  await page.getByRole('button', { name: payments.yesPaid, exact: true }).click()
  await expect(page.getByRole('heading', { name: payments.saidPaidTitle, exact: true })).toBeVisible()
  const qr = page.getByRole('img', { name: payments.qrPicture('S$9.00') })
  await expect(qr).toHaveCount(0)
  await inspectScreen(page, 'payment-qr-code, said to be paid')
  await page.goto(`${base}/mobile${myPagePath}`)
  await tapLink(page, membership.seePayment)
  await expect(page.getByRole('heading', { name: payments.saidPaidTitle, exact: true })).toBeVisible()
  await page.getByRole('button', { name: payments.notPaidAfterAll, exact: true }).click()
  await expect(qr).toBeVisible()
  expect((await shownPayment(page, base)).id).toBe(id)
  await tapLink(page, payments.otherWay)
  await page.getByRole('button', { name: payments.yesPaid, exact: true }).click()
  await expect(qr).toHaveCount(0)
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/\/pages\/payment-successful\//)
})

test('a try that the bank refused asks before the next one, if the one before it may be paid', async ({ page, base }) => {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, await signedUpMember(base))
  await tapLink(page, membership.payNow)
  await startPayNow(page, base, words, '6months', 'S$9.00')
  await tapLink(page, payments.otherWay)
  await saysNotPaid(page, words)
  await page.getByRole('radio', { name: startingWith(payments.method.paynow) }).check()
  await page.getByRole('button', { name: payments.pay.paynow('S$9.00'), exact: true }).click()
  await expect(page.getByText(payments.earlierSayPaid, { exact: true })).toBeVisible()
  await bankAct(base, (await shownPayment(page, base)).transactionNumber, 'fail')
  await page.getByRole('button', { name: payments.newQr, exact: true }).click()
  await saysNotPaid(page, words)
  await expect(page.getByText(payments.earlierSayPaid, { exact: true })).toBeVisible()
})

test('another phone opens a payment while the plans stand open: the tap that pays asks about that one first', async ({ page, base }) => {
  await page.clock.install()
  await openAt(page, base, '/pages/login/login')
  const member = await signedUpMember(base)
  await logInByPassword(page, words, member)
  await tapLink(page, membership.payNow)
  const pay = page.getByRole('button', { name: payments.pay.paynow('S$9.00'), exact: true })
  await expect(pay).toBeVisible()
  await startOrder(base, member, 'paynow')
  const starts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/h5/payments') && starts.push(request.url()))
  await page.clock.fastForward(21_000)
  await pay.click()
  await expect(page.getByRole('heading', { name: payments.askPaid, exact: true })).toBeVisible()
  await expect(pay).toHaveCount(0)
  expect(starts).toEqual([])
  await saysNotPaid(page, words)
  await expect(page.getByRole('heading', { name: payments.openOrderTitle, exact: true })).toBeVisible()
  await pay.click()
  await expect(page.getByRole('img', { name: payments.qrPicture('S$9.00') })).toBeVisible()
  expect(starts).toHaveLength(1)
})

test('who leaves the plans while the tap that pays is still being looked into opens no payment', async ({ page, base }) => {
  await page.clock.install()
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, await signedUpMember(base))
  await tapLink(page, membership.payNow)
  const pay = page.getByRole('button', { name: payments.pay.paynow('S$9.00'), exact: true })
  await expect(pay).toBeVisible()
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  await page.route(/\/h5\/payments\/options/, async (route) => {
    asked += 1
    await held
    await route.fallback()
  })
  const starts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && request.url().includes('/h5/payments') && starts.push(request.url()))
  await page.clock.fastForward(21_000)
  await pay.click()
  await expect.poll(() => asked).toBe(1)
  await page.goBack()
  await expect(page.getByRole('link', { name: membership.payNow, exact: true })).toBeVisible()
  release()
  // The screen that comes anew asks once more: by then the first answer, which could have paid, has been read.
  await tapLink(page, membership.payNow)
  await expect(pay).toBeVisible()
  await expect(page.getByRole('heading', { name: payments.openOrderTitle, exact: true })).toHaveCount(0)
  expect(starts).toEqual([])
})

test('who comes back from a bank app reads before the QR that the money is waited for', async ({ page, base }) => {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, await signedUpMember(base))
  await tapLink(page, membership.payNow)
  await startPayNow(page, base, words, '6months', 'S$9.00')
  const waiting = page.getByText(payments.staysLive)
  const qr = page.getByRole('img', { name: payments.qrPicture('S$9.00') })
  const isFirst = async () => {
    const [first, second] = [await waiting.boundingBox(), await qr.boundingBox()]
    return first && second && first.y < second.y
  }
  await expect(waiting).toBeVisible()
  expect(await isFirst()).toBe(false)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'visibilityState', { value: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(isFirst).toBe(true)
  await inspectScreen(page, 'payment-qr-code, back from a bank app')
  await page.getByRole('button', { name: payments.iHavePaid, exact: true }).click()
  await expect(page.getByRole('heading', { name: payments.saidPaidTitle, exact: true })).toBeVisible()
  await expect(qr).toHaveCount(0)
})

/** A new member cancels a payment by PayNow and stands before its end; answers with its transaction number. */
async function cancelsPayNow(page: Page, base: string): Promise<string> {
  await openAt(page, base, '/pages/login/login')
  await logInByPassword(page, words, await signedUpMember(base))
  await tapLink(page, membership.payNow)
  await startPayNow(page, base, words, '6months', 'S$9.00')
  const { transactionNumber } = await shownPayment(page, base)
  await page.getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await expect(page.getByRole('heading', { name: payments.cancelledTitle, exact: true })).toBeVisible()
  return transactionNumber
}

test('who cancelled a payment and sent its money is told on My Page not to pay again, and it turns by itself', async ({ page, base }) => {
  const transactionNumber = await cancelsPayNow(page, base)
  await page.goto(`${base}/mobile${myPagePath}`)
  await expect(page.getByText(membership.lateText, { exact: true })).toBeVisible()
  await inspectScreen(page, 'my-page, a cancelled payment')
  await bankAct(base, transactionNumber, 'pay')
  const card = page.getByRole('region', { name: membership.programmeName })
  await expect(card.getByText(words.shared.status.active, { exact: true })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(membership.lateText, { exact: true })).toHaveCount(0)
  await expect(page.getByText(membership.paidUntil(dayText(String(lastDayOf(today(), 6)), 'english')))).toBeInViewport()
})

test('an active member who cancelled a renewal and sent its money is told on My Page and in the list not to pay again', async ({
  page,
  base,
}) => {
  await openAt(page, base, '/pages/login/login')
  const member = await activeMember(base)
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  const { id, transactionNumber } = await startOrder(base, member, 'paynow')
  await callServer(base, cancelPayment, { id }, member.token)
  await page.goto(`${base}/mobile${history}`)
  const row = page.getByRole('listitem').filter({ hasText: payments.codeCancelled })
  await expect(row).toContainText(payments.method.paynow)
  await expect(row).toContainText(payments.mayStillCome)
  await expect(row).not.toContainText(payments.notPaidBecause.cancelled)
  await page.goto(`${base}/mobile${myPagePath}`)
  await expect(page.getByText(membership.lateText, { exact: true })).toBeVisible()
  await inspectScreen(page, 'my-page, active, a cancelled renewal')
  await bankAct(base, transactionNumber, 'pay')
  const lastDay = lastDayOf(lastDayOf(today(), 6).add({ days: 1 }), 6)
  await expect(page.getByText(membership.paidUntil(dayText(String(lastDay), 'english')))).toBeVisible({ timeout: 40_000 })
})

test('the question about a cancelled payment turns to the receipt when its money comes after all', async ({ page, base }) => {
  const transactionNumber = await cancelsPayNow(page, base)
  await tapLink(page, payments.newQr)
  await expect(page.getByRole('heading', { name: payments.askPaid, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: payments.continuePayment, exact: true })).toHaveCount(0)
  await inspectScreen(page, 'payment-method, a cancelled payment')
  await bankAct(base, transactionNumber, 'pay')
  await expect(page).toHaveURL(/\/pages\/payment-successful\//)
})

test('plans that heard nothing of the money for a cancelled payment lead to no second one', async ({ page, base }) => {
  await page.clock.install()
  const transactionNumber = await cancelsPayNow(page, base)
  await page.route(stateOfPayment, (route) => route.abort())
  await tapLink(page, payments.newQr)
  await saysNotPaid(page, words)
  const pay = page.getByRole('button', { name: payments.pay.paynow('S$9.00'), exact: true })
  await expect(pay).toBeVisible()
  await bankAct(base, transactionNumber, 'pay')
  await page.clock.fastForward(21_000)
  await pay.click()
  await expect(page.getByRole('heading', { name: payments.paidSinceTitle, exact: true })).toBeVisible()
  await expect(pay).toHaveCount(0)
  await inspectScreen(page, 'payment-method, paid meanwhile')
  await page.goto(`${base}/mobile${history}`)
  await expect(page.getByText(payments.paid, { exact: true })).toBeVisible()
  await expect(page.getByText(payments.notReceived, { exact: true })).toHaveCount(0)
})

test('paying in another way from the unsuccessful page keeps the plan and the code @release', async ({ page, base }) => {
  const token = await startYearWithCode(page, base)
  await bankAct(base, (await shownPayment(page, base)).transactionNumber, 'fail')
  await expect(page.getByRole('heading', { name: payments.unsuccessful, exact: true })).toBeVisible()
  await tapLink(page, payments.otherWay)
  await seesSameOrder(page, 'nets')
  await page.getByRole('radio', { name: startingWith(payments.method.paynow) }).check()
  await paysFifteenMonths(page, base, token, 'paynow', false)
})

test('Continue Payment from My Page and from the history leads on to another way with the same plan and code', async ({ page, base }) => {
  const token = await startYearWithCode(page, base)
  await page.reload()
  await tapLink(page, membership.continuePayment)
  await tapLink(page, payments.otherWay)
  await saysNotPaid(page, words)
  await seesSameOrder(page, 'nets')
  await page.getByRole('button', { name: payments.pay.nets(price), exact: true }).click()
  await expect(page).toHaveURL(/\/pages\/payment-uncollected\//)
  await page.goto(`${base}/mobile${history}`)
  await tapLink(page, payments.continuePayment)
  await expect(page).toHaveURL(/\/pages\/payment-uncollected\//)
  await tapLink(page, payments.otherWay)
  await saysNotPaid(page, words)
  await seesSameOrder(page, 'paynow')
  await expect(page.getByRole('radio', { name: startingWith(payments.method.paynow) })).toBeChecked()
  await paysFifteenMonths(page, base, token, 'paynow')
})

test('a payment that was given up is tried again with its plan and code, and other ones open another order @release', async ({
  page,
  base,
}) => {
  await startYearWithCode(page, base)
  await page.getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await tapLink(page, payments.newQr)
  await saysNotPaid(page, words)
  await seesSameOrder(page, 'paynow')
  await page.getByRole('radio', { name: startingWith(payments.plan['6months']) }).check()
  await page.getByRole('button', { name: payments.promoClose, exact: true }).click()
  await page.getByRole('button', { name: payments.pay.paynow('S$9.00'), exact: true }).click()
  await expect(page.getByRole('img', { name: payments.qrPicture('S$9.00') })).toBeVisible()
  await tapLink(page, payments.otherWay)
  await saysNotPaid(page, words)
  await expect(page.getByRole('radio', { name: startingWith(payments.plan['6months']) })).toBeChecked()
  await expect(page.getByRole('button', { name: payments.promoOpen, exact: true })).toBeVisible()
})

test('who pays anew after the money went back is not told to finish that payment', async ({ page, base }) => {
  await startYearWithCode(page, base)
  // Staff send it back days later: it is answered as it would be then.
  await page.route(/\/h5\/payments\/options/, async (route) => {
    const reply = await route.fetch()
    const { data, ...rest } = (await reply.json()) as { data: { openOrder: object } }
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, openOrder: { ...data.openOrder, canContinue: false } } } })
  })
  await tapLink(page, payments.otherWay)
  await saysNotPaid(page, words)
  await seesSameOrder(page, 'paynow')
  await expect(page.getByRole('radio', { name: startingWith(payments.method.paynow) })).toBeChecked()
  await expect(page.getByRole('link', { name: payments.continuePayment, exact: true })).toHaveCount(0)
})

test('a payment at a machine that is over is tried again at a machine, and a method that nobody knows is as none', async ({
  page,
  base,
}) => {
  await openAt(page, base, '/pages/login/login')
  // Who is no member yet is led away from an address that is opened anew.
  const member = await activeMember(base)
  await logInByPassword(page, words, member)
  await expect(page.getByRole('heading', { name: words.home.greeting(member.fullName) })).toBeVisible()
  const { id } = await startOrder(base, member, 'nets')
  await callServer(base, cancelPayment, { id }, member.token)
  await page.goto(`${base}/mobile/pages/payment-uncollected/payment-uncollected?id=${id}`)
  await tapLink(page, payments.newQr)
  await saysNotPaid(page, words)
  const method = (name: ChosenMethod) => page.getByRole('radio', { name: startingWith(payments.method[name]) })
  await expect(method('nets')).toBeChecked()
  await expect(page.getByRole('button', { name: payments.pay.nets('S$9.00'), exact: true })).toBeVisible()
  const address = page.url()
  expect(address).toContain('method=nets')
  await page.goto(address.replace('method=nets', 'method=constructor'))
  await saysNotPaid(page, words)
  await expect(method('paynow')).toBeChecked()
})
