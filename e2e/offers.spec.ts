import { weekdays } from '@mwc/contract/content/opening-hours.rules'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { addPromo } from '@mwc/contract/promos/promo-desk.calls'
import { expect } from '@playwright/test'
import { activeMember, payPlan } from './fixtures/people/active-member.ts'
import { callServer } from './fixtures/server/call-server.ts'
import { inspectScreen } from './fixtures/screens/inspect-screen.ts'
import { saysNotPaid, startPayNow } from './fixtures/screens/payment-steps.ts'
import { openSignedIn } from './fixtures/screens/sign-in.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { type OwnClock, test } from './fixtures/server/test-with-own-clock.ts'
import { startingWith } from './fixtures/screens/words.ts'
import { refusalMessage } from '../server/src/words/server-words.ts'

test('who came back to an ended membership is led to the free month before paying, also by the plans, and told what it gave @release', async ({
  page,
  base,
  ownClock,
}) => {
  const [member, other] = [await activeMember(base), await activeMember(base)]
  ownClock.pass({ hours: 24 * 200 })
  const words = await openSignedIn(page, base, '/', member)
  const { campaigns, membership, payments } = words
  const gift = page.getByRole('button', { name: campaigns.firstGift(campaigns.freeMonths(1)), exact: true })
  await expect(gift).toBeInViewport({ ratio: 1 })
  await inspectScreen(page, 'my-page with a free month')
  const claim = page.getByRole('button', { name: campaigns.claim, exact: true })
  await page.getByRole('link', { name: membership.renewNow, exact: true }).click()
  const way = page.getByRole('link', { name: campaigns.giftOnMyPage(campaigns.freeMonths(1)), exact: true })
  await expect(way).toBeInViewport({ ratio: 1 })
  await inspectScreen(page, 'payment-method with a free month')
  await way.click()
  await page.route('**/h5/campaign/claim', (route) => route.abort(), { times: 1 })
  await gift.click()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await gift.click()
  await expect(page.getByText(startingWith(campaigns.claimedMonths(campaigns.freeMonths(1), '').trim()))).toBeVisible()
  // The toast goes; what the page says for good is at its top.
  await expect(page.getByText(startingWith(membership.activeUntil('').replace('.', '').trim()))).toBeInViewport({ ratio: 1 })

  // A cancelled code stands between My Page's button and the plans: they say it all the same.
  await openSignedIn(page, base, '/', other)
  await page.getByRole('link', { name: membership.renewNow, exact: true }).click()
  await startPayNow(page, base, words, '6months', 'S$9.00')
  await page.getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: payments.cancelPayment, exact: true }).click()
  await page.getByRole('link', { name: payments.newQr, exact: true }).click()
  await saysNotPaid(page, words)
  await expect(way).toBeInViewport({ ratio: 1 })

  await openSignedIn(page, base, '/', other)
  await expect(claim).toBeAttached()
  const { token } = await callServer(base, logIn, { areaCode: '+65', mobile: other.mobile, password: other.password })
  await payPlan(base, token)
  await claim.click()
  await expect(page.getByText(refusalMessage('campaigns.notEligible', 'english', ''))).toBeVisible()
  await expect(claim).toHaveCount(0)
})

test('a promo code shows its effect on every plan that it is for, and on another that it is not', async ({ page, base, ownClock }) => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const terms = { effect: 'freeMonths', audience: 'any', startsAt: at(-1), endsAt: at(700), totalLimit: null, personLimit: 1 } as const
  const token = await ownClock.signInAtDesk()
  await callServer(base, addPromo, { ...terms, code: 'BOTH2', effectValue: 2, plans: null }, token)
  await callServer(base, addPromo, { ...terms, code: 'YEAR2', effectValue: 2, plans: ['1year'] }, token)
  const words = await openSignedIn(page, base, '/', await signedUpMember(base))
  const { payments } = words
  await page.getByRole('link', { name: words.membership.payNow, exact: true }).click()
  await page.getByRole('button', { name: payments.promoOpen, exact: true }).click()
  const code = page.getByLabel(payments.promoCode, { exact: true })
  const check = page.getByRole('button', { name: payments.promoCheck, exact: true })
  const plans = { half: page.getByRole('radio', { name: /6 months/ }), year: page.getByRole('radio', { name: /1 year/ }) }
  const card = (radio: typeof code) => page.locator('label').filter({ has: radio })
  await code.fill('BOTH2')
  await check.click()
  await expect(page.getByText(payments.plusFree(2), { exact: true })).toHaveCount(2)
  await code.fill('YEAR2')
  await plans.half.check()
  await check.click()
  await expect(card(plans.half).getByText(payments.promoOtherPlan)).toBeVisible()
  await expect(card(plans.year).getByText(payments.plusFree(2), { exact: true })).toBeVisible()
  await inspectScreen(page, 'payment-method with a code for another plan')
  await plans.year.check()
  await expect(card(plans.year).getByText(payments.plusFree(2), { exact: true })).toBeVisible()
  await expect(card(plans.half).getByText(payments.promoOtherPlan)).toBeVisible()
})

/** Has every shop open for two hours, from so many hours from now on. */
async function openFrom(ownClock: OwnClock, hours: number): Promise<void> {
  // The phone goes by the Date of answers, which a stopped clock does not move.
  const time = (more: number) => Temporal.Now.zonedDateTimeISO('Asia/Singapore').add({ hours: more }).toPlainTime().toString().slice(0, 5)
  const opening_hours = JSON.stringify([{ days: weekdays, opens: time(hours), closes: time(hours + 2) }])
  await ownClock.whileStopped(async (db) => void (await db.updateTable('shop').set({ opening_hours }).execute()))
}

test('whoever uses something at a shop that is closed now is told when it opens, and may use it all the same @release', async ({
  page,
  base,
  ownClock,
}) => {
  const member = await activeMember(base)
  await openFrom(ownClock, -1)
  const words = await openSignedIn(page, base, '/pages/member/detail?shop=HARB0RK1TC', member)
  const ask = page.getByRole('button', { name: words.redemptions.useNow, exact: true }).first()
  const asked = page.getByRole('dialog', { name: words.redemptions.confirmTitle })
  const usualHours = asked.getByText(words.redemptions.usualHours, { exact: true })
  await ask.click()
  await expect(asked.getByText(words.redemptions.confirmText('Harbour Kitchen'))).toBeVisible()
  await expect(usualHours).toBeHidden()
  await openFrom(ownClock, 3)
  await page.reload()
  await ask.click()
  await expect(usualHours).toBeInViewport({ ratio: 1 })
  await inspectScreen(page, 'a use at a closed shop')
  await asked.getByRole('button', { name: words.redemptions.yesUse, exact: true }).click()
  await expect(page.getByText(/^R\d{6}[2-9A-Z]{8}$/)).toBeVisible()
})
