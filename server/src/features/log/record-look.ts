import type { RecordKind } from '@mwc/contract/log/acts'
import type { Dependencies } from '../../dependencies.ts'
import { insertLook } from './log.repo.ts'
import { newEntry } from './new-entry.ts'
import type { Actor } from './read-actor.ts'

/**
 * Writes in the log that staff read a record of one member, before it is answered. At most one row a staff, member and hour;
 * lists, and screens that wait for news, write none.
 */
export async function recordLook(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  by: Actor,
  looked: { memberId: string; record: { kind: RecordKind; id: string } },
): Promise<void> {
  await insertLook(db, { ...newEntry(clock, by, { act: 'members.look', ...looked }), before: null, after: null })
}
