/** The longest that a party may have us wait: a slip of its own must not stop us for days. */
const longestMs = 5 * 60_000

/** The milliseconds that a `Retry-After` asks for, in seconds or as a date (RFC 9110); 0 where it is none. */
export function retryAfterMs(header: string | string[] | null | undefined, now = Date.now()): number {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(wait) ? Math.min(longestMs, Math.max(0, wait)) : 0
}
