import { inTransaction } from '../../../database/in-transaction.ts'
import type { Tx } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type LockedMember, lockMember } from '../../membership/lock-member.ts'
import { isTimeToRemind } from './is-time-to-remind.ts'

const batch = 200

/**
 * Reminds by day, each in its own transaction under the member's lock. A fault stops no others and is tried again next run.
 * Throws the first fault at the end. Safe on several processes: `remind` looks once more.
 * @param due those without a reminder yet, at most `length`; once reminded they are due no more
 */
export async function remindEach<T extends { member_id: string }>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  due: (now: Temporal.Instant, length: number) => Promise<T[]>,
  remind: (tx: Tx, one: T, member: LockedMember) => Promise<void>,
): Promise<void> {
  const faults: unknown[] = []
  while (isTimeToRemind(clock.now())) {
    const found = await due(clock.now(), batch)
    const before = faults.length
    for (const one of found) {
      await inTransaction(db, async (tx) => remind(tx, one, await lockMember(tx, one.member_id))).catch((error) => faults.push(error))
    }
    // What failed would be found again: the rest waits for the next run.
    if (found.length < batch || faults.length > before) break
  }
  if (faults.length > 0) throw faults[0]
}
