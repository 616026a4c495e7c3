import type { GatewayReport } from '../../../ports/payment-gateway.ts'

/** What the books can hold: an integer of four bytes, and the moments that both databases and all time zones know. */
const mostCents = 2_147_483_647
const [earliest, latest] = [Temporal.Instant.from('1970-01-01T00:00:00Z'), Temporal.Instant.from('9999-12-31T23:59:59.999999999Z')]

const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 1 && cents <= mostCents
const isMoment = (at: Temporal.Instant) => Temporal.Instant.compare(at, earliest) >= 0 && Temporal.Instant.compare(at, latest) <= 0
/** One line of text; neither database takes a NUL, and half a surrogate pair is no text. */
const isLine = (text: string, max: number) => text.length >= 1 && text.length <= max && !/[\p{Cc}\p{Cs}]/u.test(text)

/**
 * Whether a report can be booked: 1 cent to S$21 million, moments from 1970 to 9999, references of one line.
 * Whether it is the right amount is judged later.
 */
export function isSound({ transactionNumber, charges, refunds = [] }: GatewayReport): boolean {
  return (
    isLine(transactionNumber, 60) &&
    charges.every(
      ({ chargeId, amountCents, currency, settledAt }) =>
        isLine(chargeId, 255) && isAmount(amountCents) && /^[A-Za-z]{3}$/.test(currency) && isMoment(settledAt),
    ) &&
    refunds.every(
      ({ refundId, chargeId, amountCents, refundedAt }) =>
        isLine(refundId, 255) && isLine(chargeId, 255) && isAmount(amountCents) && isMoment(refundedAt),
    )
  )
}

/** Whether a text can be the name of a payment at all. */
export function isName(text: string): boolean {
  return isLine(text, 255)
}
