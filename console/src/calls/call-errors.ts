import type { FieldError, RefusalBody, StandsNow } from '@mwc/contract/endpoint/refusal'

/** The server said no, in words for whoever reads the page; `fields` are those that it named. */
export class RefusalError extends Error {
  readonly reason: RefusalBody['reason']
  /** HTTP status; the console's framework looks for it under this name. */
  readonly status: number
  readonly fields: readonly FieldError[]
  /** What stands now, where somebody else changed it meanwhile. */
  readonly now: StandsNow | undefined
  /** Whose record is in the way. */
  readonly member: { id: string; memberNumber: string } | undefined

  constructor({ reason, message, details }: RefusalBody, status: number) {
    super(message)
    this.name = 'RefusalError'
    this.reason = reason
    this.status = status
    this.fields = details?.fields ?? []
    this.now = details?.now
    this.member = details?.member
  }

  /** Whether something else stands by now than the page shows: the next try is over what it shows once it was read again. */
  get isOvertaken(): boolean {
    return this.status === 409
  }

  /** Problems by field, as forms take them. */
  get body(): { errors: Record<string, string> } {
    return { errors: Object.fromEntries(this.fields.map(({ field, message }) => [field, message])) }
  }
}

/** No answer came: no network, or a server that is away. What was sent may have been done. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}
