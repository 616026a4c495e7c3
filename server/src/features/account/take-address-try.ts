import { hourSeconds } from '../../database/take-allowance.ts'
import type { Parts } from '../../parts.ts'
import { type Allowance, takeOrRefuse } from './take-account-allowance.ts'

/**
 * Counts a try of the caller's address, whatever it is tried on: a guesser who goes from number to number is stopped here. Taken before
 * the work, and given back by the caller where the try was right, so that honest members who share an address do not use it up.
 */
export async function takeAddressTry(
  { db, seal, config }: Pick<Parts, 'db' | 'seal' | 'config'>,
  address: string,
  now: Temporal.Instant,
): Promise<Allowance> {
  const allowance = { key: `address:${seal.lookup('address', address)}`, limit: config.CALLER_HOUR_LIMIT, seconds: hourSeconds }
  await takeOrRefuse(db, allowance, now, 'request.tooMany')
  return allowance
}
