import { type Allowance, hourSeconds } from '../../../database/take-allowance.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Counter } from './find-counter.ts'
import { requireAllowance } from './require-allowance.ts'

/** Tries of an address, each counted apart: spent codes must not block the password log-ins of those who share it. */
export type AddressTry = 'password' | 'askedCode' | 'code' | 'fin' | 'search' | 'card'

/**
 * Counts a try of the caller's address on whatever target: stops a guesser who goes from number to number.
 * Taken before the work; the caller gives right tries back, so that honest members do not use up a shared address.
 * A phone that the account knows has its own counter, so that strangers never block it. Answers with what can be given back.
 */
export async function takeAddressTry(
  { db, encryption, config }: Pick<Dependencies, 'db' | 'encryption' | 'config'>,
  { tried, address, counter }: { tried: AddressTry; address: string; counter?: Counter },
  now: Temporal.Instant,
): Promise<Allowance[]> {
  if (counter?.known) return []
  const allowance = {
    key: `address:${tried}:${encryption.lookup('address', address)}`,
    limit: config.CALLER_HOUR_LIMIT,
    seconds: hourSeconds,
  }
  await requireAllowance(db, allowance, now, 'request.tooMany')
  return [allowance]
}
