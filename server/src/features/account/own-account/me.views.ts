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

function isWithinADay(at: string, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(at), now.subtract({ hours: lateMoneyHours })) > 0
}

function endedLately(late: MeRow['late_payment'], now: Temporal.Instant): string | null {
  return late && isWithinADay(late.ended_at, now) ? late.id : null
}

/** The ended payment that money may still come for: whoever sent it should not be asked for it again without a word. */
export function latePaymentOf({ open_payment, late_payment }: MeRow, now: Temporal.Instant): string | null {
  return continuePaymentOf(open_payment) === null ? endedLately(late_payment, now) : null
}

/** The latest payment whose money may come: the one that waits with a QR code, else one that ended so. */
export function mayBePaidOf({ open_payment, late_payment }: MeRow, now: Temporal.Instant): string | null {
  return open_payment?.state === 'awaiting' && open_payment.has_qr ? open_payment.id : endedLately(late_payment, now)
}

/** The latest payment whose money made months less than a day ago. */
export function paidLatelyOf({ paid_lately }: MeRow, now: Temporal.Instant): string | null {
  return paid_lately && isWithinADay(paid_lately.at, now) ? paid_lately.id : null
}

/** Whether a request to move the account may still be stopped. */
export function isMoveOpen({ state, asked_at, ready_at }: MeRow['moves'][number], now: Temporal.Instant): boolean {
  const readyAt = ready_at === null ? null : Temporal.Instant.from(ready_at)
  return isOpenRequest(phoneRequestState({ state, askedAt: Temporal.Instant.from(asked_at), readyAt }, now))
}
