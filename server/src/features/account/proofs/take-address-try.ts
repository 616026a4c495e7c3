import { type Allowance, hourSeconds } from '../../../database/take-allowance.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Counter } from './find-counter.ts'
import { requireAllowance } from './require-allowance.ts'

/** Tries of an address, each counted apart: spent codes must not block the password log-ins of those who share it. */
export type AddressTry = 'password' | 'askedCode' | 'code' | 'fin' | 'search' | 'card' | 'report'

type Tried = { tried: AddressTry; address: string; counter?: Counter }

/** What a try from an address takes: nothing for a phone that the account knows. */
export function addressTriesOf(
  { encryption, config }: Pick<Dependencies, 'encryption' | 'config'>,
  { tried, address, counter }: Tried,
): Allowance[] {
  if (counter?.known) return []
  return [{ key: `address:${tried}:${encryption.lookup('address', address)}`, limit: config.CALLER_HOUR_LIMIT, seconds: hourSeconds }]
}

/**
 * Counts a try of the caller's address on whatever target: stops a guesser who goes from number to number.
 * Taken before the work; the caller gives right tries back, so that honest members do not use up a shared address.
 * A phone that the account knows has its own counter, so that strangers never block it. Answers with what can be given back.
 */
export async function takeAddressTry(
  deps: Pick<Dependencies, 'db' | 'encryption' | 'config'>,
  tried: Tried,
  now: Temporal.Instant,
): Promise<Allowance[]> {
  const tries = addressTriesOf(deps, tried)
  for (const allowance of tries) await requireAllowance(deps.db, allowance, now, 'request.tooMany')
  return tries
}
