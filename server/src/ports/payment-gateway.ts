/** What the gateway is asked to collect. `transactionNumber` is ours and makes a repeated request the same one. */
export type GatewayOrder = {
  transactionNumber: string
  /** Singapore cents. */
  amountCents: number
  expiresAt: Temporal.Instant
}

/**
 * What the gateway made of it: its own reference (the pay number), the text of the QR, and what it has to be shown when it is asked, where
 * that is more (`handle`; never shown to anybody else).
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

/** All that the gateway knows of one of our payments. `unknown`: it never heard of the transaction number. */
export type GatewayReport = {
  transactionNumber: string
  state: 'unknown' | 'waiting' | 'failed' | 'settled'
  charges: GatewayCharge[]
  /** The gateway's code of it, never its words: they may hold what it was told. */
  failureReason?: string
}

/**
 * What a callback says: all of it (a report), only that something happened to a payment of ours (`ask`, its transaction number: nothing is
 * believed until the gateway was asked), or nothing of a payment.
 */
export type GatewayWord = GatewayReport | { ask: string } | 'ignore'

/** A party that collects money by QR. Network faults and outages throw; they never mean "failed". */
export type PaymentGateway = {
  readonly name: string
  open(order: GatewayOrder): Promise<GatewayOpened>
  query(transactionNumber: string, payNumber: string | null, known?: { handle: string | null; amountCents: number }): Promise<GatewayReport>
  /** Checks the signature over the raw body; null when it is not the gateway's. A gateway that does not sign answers with `ask`. */
  readCallback(rawBody: Buffer, headers: Record<string, string | string[] | undefined>): GatewayWord | null
}
