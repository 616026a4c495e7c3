import { readStored, writeStored } from '../storage/storage.ts'

const key = 'CLOCK_OFFSET'
/** The Date header counts in seconds, and an answer takes a moment: less than this is no difference. */
const tolerance = 2_000

let offset: number | null = null

/** How far the server's clock is ahead of the phone's, as last learnt, in milliseconds; 0 until then. */
export function serverAhead(): number {
  const kept = offset ?? Number(readStored('localStorage', key))
  // What a date can hold (ECMA-262), and no NaN.
  offset = Math.abs(kept) < 4e15 ? kept : 0
  return offset
}

/** Learns the server's time from an answer's `Date` header: phones whose clock is years off are told the right times. */
export function noteServerTime(dateHeader: string | null): void {
  const server = Date.parse(dateHeader ?? '')
  if (Number.isNaN(server)) return
  const next = server - Date.now()
  if (Math.abs(next - serverAhead()) <= tolerance) return
  offset = next
  writeStored('localStorage', key, String(next))
}

/** The server's time as this phone last learnt it, in milliseconds since 1970; the phone's own until then. */
export function serverNow(): number {
  return Date.now() + serverAhead()
}
