import type { RefusalBody, RefusalReason } from '@mwc/contract/refusal'

/** The server said no, in the reader's language. `details.fields` names the fields that it refused. */
export class RefusalError extends Error {
  readonly code: number
  readonly reason: RefusalReason
  readonly details: NonNullable<RefusalBody['details']>
  readonly status: number

  constructor(body: RefusalBody, status: number) {
    super(body.message)
    this.name = 'RefusalError'
    this.code = body.code
    this.reason = body.reason
    this.details = body.details ?? {}
    this.status = status
  }
}

/** The server was not reached, or what answered was not the server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** No answer within 60 s. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}
