/** What the gateway is asked to collect. `transactionNumber` is ours and makes a repeated request the same one. */
export type GatewayOrder = {
  transactionNumber: string
  /** Singapore cents. */
  amountCents: number
  expiresAt: Temporal.Instant
}

/**
 * The gateway's reference (the pay number), the text of the QR, and `handle` where asking needs more.
 * `handle` is never shown to anybody else.
 */
export type GatewayOpened = { payNumber: string; qrText: string; handle?: string }

/** Money that arrived, as the gateway tells it. `chargeId` is the gateway's own id of this one arrival. */
export type GatewayCharge = {
  chargeId: string
  amountCents: number
  /** ISO 4217; anything but SGD is looked at by staff. */
  currency: string
  settledAt: Temporal.Instant
}

/** Money of an arrival (`chargeId`) that was sent back for good, all of it or a part. */
export type GatewayRefund = { refundId: string; chargeId: string; amountCents: number; refundedAt: Temporal.Instant }

/** All that the gateway knows of one of our payments. `unknown`: it never heard of the transaction number. */
export type GatewayReport = {
  transactionNumber: string
  state: 'unknown' | 'waiting' | 'failed' | 'settled'
  charges: GatewayCharge[]
  /** All refunds of its charges so far; left out where it was not asked about them, or does not know. */
  refunds?: GatewayRefund[]
  /** The gateway's code of it, never its words: they may hold what it was told. */
  failureReason?: string
}

/**
 * A callback is a report, a mere notice, nothing of a payment, or unreadable. `ask` names our payment's transaction number.
 * `askPayNumber` may be somebody else's: nothing is believed until the gateway was asked.
 */
export type GatewayWord = GatewayReport | { ask: string } | { askPayNumber: string } | 'ignore' | 'malformed'

/**
 * A party that collects money by QR. Faults throw and never mean "failed":
 * `GatewayAway` not reached, `GatewayRefused` no to this one request.
 */
export type PaymentGateway = {
  readonly name: string
  /** Questions (`query`) that all processes together may send it in a minute. */
  readonly checksAMinute: number
  /** The least that it collects, in Singapore cents; 1 where it is left out. */
  readonly smallestCents?: number
  /** Whose name the bank app of the member shows, where it is known. */
  readonly payee?: string | undefined
  /** False while it is not asked, since it could not be reached several times in a row. Left out where that cannot be. */
  isReachable?(): boolean
  /** Whether an order's pay number was made here, so that it stands on no slip. Left out where the gateway gives all numbers. */
  isOwnNumber?(payNumber: string, handle: string | null): boolean
  open(order: GatewayOrder): Promise<GatewayOpened>
  query(transactionNumber: string, payNumber: string | null, known?: { handle: string | null; amountCents: number }): Promise<GatewayReport>
  /**
   * Stops collecting. Money that came before it stands, and is told of as ever.
   * Left out where the gateway cannot be told.
   */
  cancel?(transactionNumber: string, payNumber: string | null): Promise<void>
  /**
   * Checks the signature over the raw body; null when it is not the gateway's. Without signatures: `ask`.
   * Never throws, whatever the body.
   */
  readCallback(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): GatewayWord | null
}

/** Whether a gateway is asked just now, and so its method offered. */
export function isReachable(gateway: Pick<PaymentGateway, 'isReachable'>): boolean {
  return gateway.isReachable?.() ?? true
}

/** The least, in Singapore cents, that each of these gateways collects; 1 where there are none. */
export function smallestOf(gateways: Partial<Record<string, PaymentGateway>>): number {
  return Math.max(1, ...Object.values(gateways).map((gateway) => gateway?.smallestCents ?? 1))
}
