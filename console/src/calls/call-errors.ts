import { messageOf, namedFields, refusedAmong } from './refused-fields.ts'
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

  constructor(refusal: RefusalBody, status: number) {
    const { reason, details } = refusal
    super(messageOf(refusal))
    this.name = 'RefusalError'
    this.reason = reason
    this.status = status
    this.fields = namedFields(refusal)
    this.now = details?.now
    this.member = details?.member
  }

  /** Whether something else stands by now than the page shows: the next try is over what it shows once it was read again. */
  get isOvertaken(): boolean {
    return this.status === 409
  }

  /** What is said at the fields of a form; nothing where none of them is what was refused. */
  at(shown: readonly string[]): readonly FieldError[] {
    return refusedAmong(shown, this)
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
