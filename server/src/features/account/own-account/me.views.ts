import { lateMoneyHours, mayContinue } from '@mwc/contract/payments/payment-kinds'
import { marketingConsents } from '@mwc/contract/account/people/consent-kinds'
import { isOpenRequest, phoneRequestState } from '../lost-phone/phone-request.rules.ts'
import type { MeRow } from './me.repo.ts'

/** Each marketing consent; one that was never asked is not given. */
export function marketingConsentsOf(latest: Partial<Record<string, boolean>>): Record<(typeof marketingConsents)[number], boolean> {
  const [sms, messaging, call] = marketingConsents
  return { [sms]: latest[sms] ?? false, [messaging]: latest[messaging] ?? false, [call]: latest[call] ?? false } as Record<
    (typeof marketingConsents)[number],
    boolean
  >
}

/**
 * The payment of "Continue Payment", out of the latest one of the open order. Null when nothing is open, while staff look at
 * money for it (nobody should be asked to pay twice), and once that went back: it cannot be paid any more.
 */
export function continuePaymentOf(latest: MeRow['open_payment']): string | null {
  return latest && mayContinue(latest.state) ? latest.id : null
}

/** The ended payment that money may still come for: whoever sent it should not be asked for it again without a word. */
export function latePaymentOf({ open_payment, late_payment }: MeRow, now: Temporal.Instant): string | null {
  if (!late_payment || continuePaymentOf(open_payment) !== null) return null
  const endedAt = Temporal.Instant.from(late_payment.ended_at)
  return Temporal.Instant.compare(endedAt, now.subtract({ hours: lateMoneyHours })) > 0 ? late_payment.id : null
}

/** Whether a request to move the account may still be stopped. */
export function isMoveOpen({ state, asked_at, ready_at }: MeRow['moves'][number], now: Temporal.Instant): boolean {
  const readyAt = ready_at === null ? null : Temporal.Instant.from(ready_at)
  return isOpenRequest(phoneRequestState({ state, askedAt: Temporal.Instant.from(asked_at), readyAt }, now))
}
