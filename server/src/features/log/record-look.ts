import { randomUUID } from 'node:crypto'
import type { RecordKind } from '@mwc/contract/log/acts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { insertLook } from './log.repo.ts'
import type { Actor } from './read-actor.ts'

/**
 * Writes in the log that staff read a record of one member, before it is answered. At most one row a staff, member and hour;
 * lists, and screens that wait for news, write none.
 */
export async function recordLook(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  by: Actor,
  { memberId, record }: { memberId: string; record: { kind: RecordKind; id: string } },
): Promise<void> {
  await insertLook(db, {
    id: randomUUID(),
    at: toDate(clock.now()),
    staff_id: by.staffId,
    username: by.username,
    act: 'members.look',
    outcome: 'allowed',
    request_id: by.requestId,
    address_hash: by.addressHash,
    record_kind: record.kind,
    record_id: record.id,
    member_id: memberId,
    before: null,
    after: null,
  })
}
