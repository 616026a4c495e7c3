import type { FieldError, RefusalReason } from '@mwc/contract/refusal'

/** An expected "no". Anything else that is thrown is a fault of the server. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly details: { fields?: FieldError[]; retryAfterSeconds?: number } | undefined

  constructor(reason: RefusalReason, details?: { fields?: FieldError[]; retryAfterSeconds?: number }) {
    super(reason)
    this.reason = reason
    this.details = details
  }
}
