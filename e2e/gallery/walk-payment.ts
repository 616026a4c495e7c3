import type { Language } from '@mwc/contract/language/language'
import type { Route as Call } from '@playwright/test'
import { bankAct } from '../fixtures/people/simulated-parties.ts'
import { startingWith } from '../fixtures/screens/words.ts'
import { textsOf } from './screen-texts.ts'
import type { ScreenTaker } from './screen-taker.ts'
import { shownPayment } from './shown-payment.ts'

/** Changes the server's answer on a payment: nobody waits here until a QR ends, and the simulated bank has no NETS machine. */
async function showAs(taker: ScreenTaker, change: object): Promise<() => Promise<void>> {
  const address = /\/h5-api\/h5\/payments\/[^/?]+(\?.*)?$/
  const answer = async (call: Call) => {
    if (call.request().method() !== 'GET' || call.request().url().includes('/options')) return call.fallback()
    try {
      const reply = await call.fetch({ timeout: 60_000 })
      const body = (await reply.json()) as { data?: object }
      await call.fulfill({ response: reply, json: { ...body, data: { ...body.data, ...change } } })
    } catch {
      // The page gave this question up: nobody is left to answer.
    }
  }
  await taker.page.route(address, answer)
  return () => taker.page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Takes a promo code, the QR and every way in which a payment ends. */
export async function walkPayment(taker: ScreenTaker, language: Language): Promise<void> {
  const { page, words, button, field, press } = textsOf(taker, language)
  const { payments } = words
  const choose = async () => {
    await page.getByRole('radio', { name: startingWith(payments.plan['6months']) }).check()
    await page.getByRole('radio', { name: startingWith(payments.method.paynow) }).check()
    await taker.settle()
    await button(payments.pay.paynow('S$9.00')).click()
    await page.getByRole('img', { name: payments.qrPicture('S$9.00') }).waitFor()
  }
  const ends = (title: string) => page.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'attached' })
  await press(payments.promoOpen)
  await field(payments.promoCode).fill('NO-SUCH-CODE')
  await press(payments.promoCheck)
  await taker.take('payment, promo code refused')
  await field(payments.promoCode).fill('WELCOME3')
  await press(payments.promoCheck)
  await page.getByText(payments.promoFreeMonths(3)).waitFor()
  await taker.take('payment, promo code accepted')
  await choose()
  await taker.take('payment QR')
  await press(payments.cancelPayment)
  await taker.take('payment QR, cancel?')
  await press(payments.keepPayment)
  const { transactionNumber, path } = await shownPayment(taker)

  const inSevenDays = new Date(Date.now() + 7 * 86_400_000).toISOString()
  for (const [name, change] of [
    ['payment QR, time is over', { state: 'expired', qrText: null }],
    ['payment uncollected', { method: 'nets', expiresAt: inSevenDays }],
    ['payment, another was paid', { state: 'cancelled', qrText: null, paidSince: true }],
    ['payment, money returned', { state: 'refunded', qrText: null }],
  ] as const) {
    const restore = await showAs(taker, change)
    await taker.load('/pages/tab-bar/my-page/my-page')
    await taker.moveTo(name === 'payment uncollected' ? path.replaceAll('payment-qr-code', 'payment-uncollected') : path)
    await taker.take(name)
    await restore()
  }
  await taker.load('/pages/tab-bar/my-page/my-page')
  await taker.take('My Page, payment open')
  await taker.moveTo('/pages/payment-method/payment-method')
  await page.getByRole('heading', { name: payments.askPaid, exact: true }).waitFor()
  await taker.take('payment, paid already?')
  await button(payments.notYetPaid).click()
  await taker.take('payment, another is open')
  await taker.moveTo(path)
  await page.getByRole('img', { name: payments.qrPicture('S$9.00') }).waitFor()
  await bankAct(taker.base, transactionNumber, 'fail')
  await ends(payments.unsuccessful)
  await taker.take('payment unsuccessful')
  await button(payments.newQr).click()
  await page.getByRole('img', { name: payments.qrPicture('S$9.00') }).waitFor()
  await bankAct(taker.base, (await shownPayment(taker)).transactionNumber, 'payWrongAmount')
  await ends(payments.reviewTitle)
  await taker.take('payment, wrong amount')
  await taker.moveTo('/pages/payment-method/payment-method')
  await choose()
  await bankAct(taker.base, (await shownPayment(taker)).transactionNumber, 'pay')
  await page.waitForURL(/\/payment-successful\//)
  await taker.take('payment successful')
  await taker.moveTo('/pages/transaction-history/transaction-history')
  await taker.take('transaction history, all kinds')
  await taker.moveTo('/pages/tab-bar/member/member')
  await taker.take('member, just paid')
}
