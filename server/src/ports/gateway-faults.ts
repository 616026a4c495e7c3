/** The gateway could not be reached, or said that it can serve nobody now: a time-out, a broken line, 408, 429 or 5xx. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway'
  /** For so long it asked to be left alone. */
  readonly retryAfterMs: number

  constructor(message: string, retryAfterMs = 0) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

/** The gateway answered, and said no to this one request. `code` is its own word for why, without anything of the member. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
  readonly code: string

  constructor(gateway: string, code: string) {
    super(`${gateway} refused the request: ${code}`)
    this.code = code.slice(0, 100)
  }
}

/** Statuses of a 4xx that say nothing of the request: another one with the same key is under way, or it came too early. */
const passing = [409, 423, 425]

/** What a status that is no success means. `code` is the gateway's own, where its answer names one. */
export function faultOfStatus(
  gateway: string,
  { status, code = String(status), retryAfterMs }: { status: number; code?: string | undefined; retryAfterMs?: number },
): Error {
  if (status === 408 || status === 429 || status >= 500) return new GatewayAway(`${gateway} answered ${status}`, retryAfterMs)
  if (passing.includes(status) || status < 400) return new Error(`${gateway} answered ${status}: ${code}`)
  return new GatewayRefused(gateway, code)
}
