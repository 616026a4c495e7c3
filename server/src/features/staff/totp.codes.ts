import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with what every authenticator app knows: SHA-1, 6 digits, 30 seconds. */
const period = 30
const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: 'MWC Membership', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address that an authenticator app takes as a QR or a link. */
export function totpUri(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** The time step that a code belongs to, one either side of now; null when it fits none. */
export function totpStepOf(secret: string, code: string, now: Temporal.Instant): number | null {
  const timestamp = now.epochMilliseconds
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}
