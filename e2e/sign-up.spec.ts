import { dayText } from '@mwc/contract/time/dates'
import type { Language } from '@mwc/contract/language/language'
import { expect, type Page } from '@playwright/test'
import { wholeDay } from '../mobile/src/shared/time/whole-times.ts'
import { lastDayOf, today } from './fixtures/screens/cover-dates.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { openIn } from './fixtures/screens/open-page.ts'
import { startPayNow } from './fixtures/screens/payment-steps.ts'
import { test } from './fixtures/screens/test.ts'
import { newWorker } from './fixtures/people/new-worker.ts'
import type { Words } from './fixtures/screens/words.ts'
import { fillForm, giveCode, giveNumber, setPassword } from './fixtures/screens/sign-up-steps.ts'
import { codeSentTo, payInBank, readCodeOnPhone } from './fixtures/people/simulated-parties.ts'

/** The page has two seconds after the bank's word to turn to paid by itself. */
const turnsWithinMs = 2_000

async function signUp(page: Page, words: Words, readCode: (mobile: string) => Promise<string>): Promise<void> {
  await inspectScreen(page, 'home')
  await join(page, words, readCode)
}

async function join(page: Page, words: Words, readCode: (mobile: string) => Promise<string>): Promise<void> {
  const worker = newWorker()
  await page.getByRole('link', { name: words.home.join, exact: true }).click()
  await giveNumber(page, words, worker)
  await inspectScreen(page, 'verify')
  await giveCode(page, words, await readCode(worker.mobile))
  await fillForm(page, words, worker)
  await setPassword(page, words, worker)
  await expect(page.getByRole('heading', { name: words.payments.methodTitle, exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-method')
}

async function payAndSeeCard(
  page: Page,
  base: string,
  words: Words,
  language: Language,
  last: Temporal.PlainDate,
  price: string,
  plan: '6months' | '1year',
) {
  const { qrText } = await startPayNow(page, base, words, plan, price)
  await inspectScreen(page, 'payment-qr-code')
  await payInBank(page.context(), base, qrText)
  await expect(page).toHaveURL(/\/pages\/payment-successful\//, { timeout: turnsWithinMs })
  await expect(page.getByRole('heading', { name: words.payments.successTitle, exact: true })).toBeAttached()
  // Months that begin later are not what the card lacks until then.
  const isAhead = Temporal.PlainDate.compare(last.subtract({ months: 12 }), today()) > 0
  await expect(page.getByText(isAhead ? words.payments.renewStacks : words.payments.successText, { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-successful')
  await page.getByRole('link', { name: words.payments.seeCard, exact: true }).click()
  const card = page.getByRole('region', { name: words.membership.programmeName })
  await expect(card.getByText(words.shared.status.active, { exact: true })).toBeVisible()
  await expect(card.getByText(wholeDay(last.toString(), language), { exact: true })).toBeVisible()
  await inspectScreen(page, 'member')
}

test.describe('on a phone with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a new worker joins in English, pays, holds an active card, and renews early with the stacked dates', async ({ page, base }) => {
    const words = await openIn(page, base, 'english')
    await signUp(page, words, (mobile) => readCodeOnPhone(page.context(), base, mobile))
    const first = today()
    await payAndSeeCard(page, base, words, 'english', lastDayOf(first, 6), 'S$9.00', '6months')

    await page.getByRole('link', { name: words.membership.renewEarly, exact: true }).click()
    const from = lastDayOf(first, 6).add({ days: 1 })
    const to = lastDayOf(first, 18)
    const shown = words.payments.fromTo(dayText(from.toString(), 'english'), dayText(to.toString(), 'english'))
    await expect(page.getByRole('radio', { name: new RegExp(`1 year.*${shown}`) })).toBeVisible()
    await payAndSeeCard(page, base, words, 'english', to, 'S$15.00', '1year')
  })
})

test('back from the first payment, over the sign-up, is My Page @release', async ({ page, base }) => {
  const words = await openIn(page, base, 'english')
  await signUp(page, words, (mobile) => codeSentTo(base, mobile))
  await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  await expect(page).toHaveURL(/my-page\/my-page\?timeout=\d+$/)
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  await expect(page.getByRole('link', { name: words.membership.continuePayment, exact: true })).toBeVisible()
})

test('back from the first payment is My Page, too, for who read what it costs and joined there; that page has the way to pay @release', async ({
  page,
  base,
}) => {
  const words = await openIn(page, base, 'english')
  await page.getByRole('link', { name: words.account.beforeJoining, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.account.beforeJoining, exact: true })).toBeVisible()
  await join(page, words, (mobile) => codeSentTo(base, mobile))
  await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.getByRole('button', { name: words.shared.back, exact: true }).click()
  await expect(page).toHaveURL(/my-page\/my-page\?timeout=\d+$/)
  const goOn = page.getByRole('link', { name: words.membership.continuePayment, exact: true })
  await expect(goOn).toBeVisible()
  await page.goto(`${base}/mobile/pages/about-membership/about-membership`)
  await expect(page.getByRole('link', { name: words.home.join, exact: true })).toBeHidden()
  await goOn.click()
  await expect(page.getByRole('img', { name: words.payments.qrPicture('S$9.00') })).toBeVisible()
})

for (const language of ['chinese', 'bengali', 'india'] as const) {
  test(`a new worker joins in ${language}, pays, and holds an active card @release`, async ({ page, base }) => {
    const words = await openIn(page, base, language)
    await signUp(page, words, (mobile) => codeSentTo(base, mobile))
    await payAndSeeCard(page, base, words, language, lastDayOf(today(), 6), 'S$9.00', '6months')
  })
}
