import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import { staffActs } from '@mwc/contract/staff/staff-states'
import { judgeStaffAct, staffStateOf } from '../staff.rules.ts'
import type { DeskStaffRow } from './staff-desk.repo.ts'

/** An account as administrators see it: never a secret, and what they may do with it by the rule of the verbs. */
export function deskStaffView(row: DeskStaffRow, activeAdmins: number): DeskStaff {
  const state = staffStateOf(row)
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    state,
    isSetUp: row.password_hash !== null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    sessions: row.sessions,
    recoveryCodes: row.recovery_codes,
    passkeys: row.passkeys,
    linkUntil: row.link_until?.toISOString() ?? null,
    may: staffActs.filter((act) => judgeStaffAct(act, { state, role: row.role }, activeAdmins) === 'may'),
  }
}
