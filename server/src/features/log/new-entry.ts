import { randomUUID } from 'node:crypto'
import type { LogAct, RecordKind } from '@mwc/contract/log/acts'
import { type Clock, toDate } from '../../ports/clock.ts'
import type { Actor } from './read-actor.ts'

/** What every entry of the log has: when and by whom what was done, to which record, and whom it concerns. */
export function newEntry(
  clock: Clock,
  by: Actor,
  { act, record, memberId = null }: { act: LogAct; record: { kind: RecordKind; id: string }; memberId?: string | null },
) {
  return {
    id: randomUUID(),
    at: toDate(clock.now()),
    staff_id: by.staffId,
    username: by.username,
    act,
    outcome: 'allowed',
    request_id: by.requestId,
    address_hash: by.addressHash,
    record_kind: record.kind,
    record_id: record.id,
    member_id: memberId,
  }
}
