import type { RefusalBody, RefusalReason } from '@mwc/contract/endpoint/refusal'

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

/** Refused for its signature, before it was looked at: what was sent first under the same key may have been done. */
const ofTheSignature: readonly RefusalReason[] = ['account.unsigned', 'account.signedLongAgo']

/** Whether an act got its answer, after which its key is let go. A fault of the server (5xx) is none: it may have been done. */
export function isAnswer(error: unknown, notOf: readonly RefusalReason[] = []): error is RefusalError {
  return error instanceof RefusalError && error.status < 500 && ![...ofTheSignature, ...notOf].includes(error.reason)
}

/** The server was not reached, or what answered was not the server: then that answer is the cause. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** Browsers do not tell that code did not come for want of a network. */
export function noCode(cause: unknown): never {
  throw navigator.onLine ? cause : new NetworkError('Code of the app did not come', { cause })
}

/** No answer within 60 s. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** In how many seconds a server that cannot answer now is to be asked again; null of any other error. */
export function comesBackIn(error: unknown): number | null {
  return error instanceof RefusalError && error.status === 503 ? (error.details.retryAfterSeconds ?? null) : null
}

/** What the server answers where there is no such item (any more): an id that is none, or of nothing that is shown. */
const goneStatuses = [400, 404]

/** Whether an item is not to be had, whatever the phone still keeps of it. */
export function isGone(error: unknown): boolean {
  return error instanceof RefusalError && goneStatuses.includes(error.status)
}
