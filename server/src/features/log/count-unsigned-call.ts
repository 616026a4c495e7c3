import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { addUnsignedCall } from './calls.repo.ts'

/** Counts a desk call that nobody signed, by the hour: anybody could fill a table with their rows. */
export async function countUnsignedCall(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  call: { act: string; outcome: string; addressHash: string; username: string },
): Promise<void> {
  const now = clock.now()
  const hour = toDate(now.round({ smallestUnit: 'hour', roundingMode: 'floor' }))
  const { act, outcome, addressHash, username } = call
  await addUnsignedCall(db, { hour, act, outcome, address_hash: addressHash, username, last_at: toDate(now) })
}
