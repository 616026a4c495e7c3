import type { RefusalBody, RefusalReason } from '@mwc/contract/endpoint/refusal'

type Details = Omit<NonNullable<RefusalBody['details']>, 'requestId'>

/** An expected "no". Anything else that is thrown is a fault of the server. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly details: Details | undefined

  constructor(reason: RefusalReason, details?: Details) {
    super(reason)
    this.reason = reason
    this.details = details
  }
}
