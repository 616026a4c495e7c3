import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-simulator-signature'
const toleranceSeconds = 300

function digest(secret: string, seconds: string, rawBody: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest()
}

/** `t=<unix seconds>,v1=<HMAC-SHA-256 over "t.body", hexadecimal>`: the form that real gateways use. */
export function signCallback(secret: string, rawBody: Buffer, now: Temporal.Instant): string {
  const seconds = String(Math.floor(now.epochMilliseconds / 1000))
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`
}

/** Whether a header signs this body, within five minutes either way; compares in constant time. */
export function isSignedCallback(secret: string, rawBody: Buffer, header: unknown, now: Temporal.Instant): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!match?.[1] || !match[2]) return false
  if (Math.abs(now.epochMilliseconds / 1000 - Number(match[1])) > toleranceSeconds) return false
  return timingSafeEqual(digest(secret, match[1], rawBody), Buffer.from(match[2], 'hex'))
}
