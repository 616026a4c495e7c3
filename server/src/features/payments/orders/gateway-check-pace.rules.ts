import type { PaymentState } from '@mwc/contract/payments/payment-kinds'

/** The one pace at which gateways are asked about payments: everything that asks goes by it. All in seconds. */
export const pace = {
  /** For so long a process has a payment to itself; after it, without an answer, it is asked about again. */
  lease: 30,
  /** At least between two questions about one payment, whoever wishes for them: a notice, a page that somebody looks at. */
  afterCallback: 1,
  watched: 10,
  /** A paid one is asked about, too: its QR may have been paid twice, or its money sent back, and that callback lost. */
  paid: 86_400,
  /** For so long after a payment's time, a notice that anybody may have sent is a question at once; later it waits its turn. */
  heardAfterEnd: 86_400,
} as const

/** Days after its end from which a payment that the gateway answers for is not asked about. A callback is still honoured. */
const checkDays = 14

/** Seconds until the gateway is asked again, by the payment's age: often at first, at last once a day. */
export function nextCheckDelay(ageSeconds: number): number {
  if (ageSeconds < 120) return pace.watched
  if (ageSeconds < 1800) return 60
  return Math.min(86_400, Math.floor(ageSeconds / 10))
}

/**
 * How many of the questions that a gateway may be asked in a minute go to payments that have ended. Of the others somebody
 * waits for the answer, and after hours without a gateway tens of thousands that have ended are due.
 */
export function mostAboutEnded(checksAMinute: number): number {
  return Math.floor(checksAMinute / 2)
}

/** How many of the questions of a minute notices may bring that anybody can send: the others go by their plan. */
export function mostByNotices(checksAMinute: number): number {
  return Math.floor(checksAMinute / 3)
}

type Asked = { state: PaymentState; createdAt: Temporal.Instant; expiresAt: Temporal.Instant }

/**
 * When to ask again about an open payment; null when it ended so long ago that nothing more can come.
 * A gateway that refused the question did not say that nothing came.
 */
export function nextCheck(payment: Asked, now: Temporal.Instant, isRefused: boolean): Temporal.Instant | null {
  const isOver = Temporal.Instant.compare(now, payment.expiresAt.add({ hours: 24 * checkDays })) > 0
  if (isOver && !isRefused) return null
  const age = Math.floor(now.since(payment.createdAt).total('seconds'))
  return now.add({ seconds: payment.state === 'paid' ? pace.paid : nextCheckDelay(age) })
}

/** Whether a notice that anybody may have sent has a payment asked about at once, where its questions allow. */
export function isHeardAtOnce({ expiresAt }: Pick<Asked, 'expiresAt'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, expiresAt.add({ seconds: pace.heardAfterEnd })) <= 0
}

/** When a notice that is no question at once has a payment asked about: one that ended long ago no oftener than by its age. */
export function noticedCheck(payment: Asked, askedAt: Temporal.Instant | null, now: Temporal.Instant): Temporal.Instant {
  const soon = now.add({ seconds: pace.afterCallback })
  if (!askedAt) return soon
  const age = Math.floor(now.since(payment.createdAt).total('seconds'))
  const due = askedAt.add({ seconds: isHeardAtOnce(payment, now) ? pace.watched : nextCheckDelay(age) })
  return Temporal.Instant.compare(due, soon) > 0 ? due : soon
}

/** Whether a gateway should hear that nothing is to be collected for a payment any more. */
export function isGivenUp(state: PaymentState): boolean {
  return state === 'cancelled' || state === 'expired' || state === 'failed'
}
