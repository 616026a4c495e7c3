import { hourSeconds } from '../../../database/take-allowance.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Counter } from './find-counter.ts'
import { type Allowance, takeOrRefuse } from './take-or-refuse.ts'

/** What an address may try, each counted apart: codes that are used up take no log-in with a password from those who share the address. */
export type AddressTry = 'password' | 'askedCode' | 'code' | 'fin' | 'search' | 'card'

/**
 * Counts a try of the caller's address, whatever it is tried on: a guesser who goes from number to number is stopped here. Taken before
 * the work, and given back by the caller where the try was right, so that honest members who share an address do not use it up. A phone that
 * the account knows is not counted here: it has a counter of its own, and strangers' tries never refuse it. Answers with what can be given back.
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
  await takeOrRefuse(db, allowance, now, 'request.tooMany')
  return [allowance]
}
