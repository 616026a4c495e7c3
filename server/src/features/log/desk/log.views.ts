import { erased } from '@mwc/contract/log/acts'
import type { listLog, listLogHeads, listRefusedCalls, listUnsignedCalls } from '@mwc/contract/log/log.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { RefusedCallRow, UnsignedCallRow } from '../calls.repo.ts'
import type { HeadRow } from '../chain/chain.repo.ts'
import type { LogRow } from '../log.repo.ts'
import { type PersonalValues, putPersonal } from '../personal-values.rules.ts'

/** An entry with the personal values that could still be opened; null where their key is destroyed. */
export function entryView(row: LogRow, personal: PersonalValues | null): OutputOf<typeof listLog>['rows'][number] {
  const { id, at, staff_id, username, act, record_kind, record_id, member_id, address_hash, request_id, position } = row
  return {
    id,
    at: at.toISOString(),
    staffId: staff_id,
    username,
    act,
    record: record_kind === null || record_id === null ? null : { kind: record_kind, id: record_id },
    memberId: member_id,
    reason: row.reason === '' ? String(personal?.['reason'] ?? erased) : row.reason,
    before: putPersonal(row.before, 'before', personal),
    after: putPersonal(row.after, 'after', personal),
    address: address_hash,
    requestId: request_id,
    position,
  }
}

export function unsignedCallView(row: UnsignedCallRow): OutputOf<typeof listUnsignedCalls>['rows'][number] {
  const { hour, act, outcome, username, address_hash, calls, last_at } = row
  return { hour: hour.toISOString(), act, outcome, username: username || null, address: address_hash, calls, lastAt: last_at.toISOString() }
}

export function refusedCallView(row: RefusedCallRow): OutputOf<typeof listRefusedCalls>['rows'][number] {
  const { id, at, staff_id, username, act, outcome, address_hash, request_id } = row
  const isFailed = outcome === 'failed'
  return {
    id,
    at: at.toISOString(),
    staffId: staff_id,
    username,
    act,
    outcome: isFailed ? 'failed' : 'refused',
    address: address_hash,
    requestId: request_id,
  }
}

export function headView(row: HeadRow): OutputOf<typeof listLogHeads>['rows'][number] {
  const { day, position, hash, previous, public_key, signature, signed_at, left_at } = row
  const [signedAt, leftAt] = [signed_at.toISOString(), left_at?.toISOString() ?? null]
  return { day, position, hash, previous, publicKey: public_key, signature, signedAt, leftAt }
}
