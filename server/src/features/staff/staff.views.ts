import type { listAudit, listUnsignedCalls } from '@mwc/contract/staff/staff.calls'
import type { staffMember } from '@mwc/contract/staff/staff.schemas'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type * as z from 'zod/mini'
import type { AuditRow, UnsignedCallRow } from './audit.repo.ts'
import type { StaffRow } from './staff.repo.ts'

export function staffView({
  id,
  username,
  role,
  disabled_at,
}: Pick<StaffRow, 'id' | 'username' | 'role' | 'disabled_at'>): z.output<typeof staffMember> {
  return { id, username, role, disabled: disabled_at !== null }
}

export function auditView(row: AuditRow): OutputOf<typeof listAudit>['entries'][number] {
  const { id, at, username, act, outcome, before, after, address_hash } = row
  return { id, at: at.toISOString(), username, act, outcome, before, after, address: address_hash }
}

export function unsignedCallView(row: UnsignedCallRow): OutputOf<typeof listUnsignedCalls>['calls'][number] {
  const { hour, act, outcome, username, address_hash, calls, last_at } = row
  return { hour: hour.toISOString(), act, outcome, username: username || null, address: address_hash, calls, lastAt: last_at.toISOString() }
}
