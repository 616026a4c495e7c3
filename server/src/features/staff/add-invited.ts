import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { findActiveStaff } from './find-active-staff.ts'
import { type LinkNeeds, makeLink } from './make-link.ts'
import { insertStaff, listUsernames, lockStaff } from './staff.repo.ts'
import { lookOf } from './staff.rules.ts'

/**
 * Adds an account that nobody can sign in with until its link was opened, and the link. Refuses with `staff.nameTaken`, a name
 * that looks like another's, too: the log and a second person's confirmation say who by it. Whoever invites must be an
 * administrator still; a command has no account.
 */
export async function addInvited(
  tx: Tx,
  deps: LinkNeeds,
  by: Actor,
  { username, role }: { username: string; role: StaffRole },
): Promise<{ id: string; link: string; until: string }> {
  await lockStaff(tx)
  if (by.staffId !== null && !(await findActiveStaff(tx, by.staffId, ['admin']))) throw new Refusal('account.unauthenticated')
  const look = lookOf(username)
  if ((await listUsernames(tx)).some((taken) => lookOf(taken) === look)) throw new Refusal('staff.nameTaken')
  const id = randomUUID()
  const row = { id, username, password_hash: null, totp_cipher: null, role, created_at: toDate(deps.clock.now()) }
  if (!(await insertStaff(tx, row))) throw new Refusal('staff.nameTaken')
  const made = await makeLink(tx, deps, id)
  const after = { username, role, linkUntil: made.until }
  await recordAct(tx, deps, by, { act: 'staff.invite', record: { kind: 'staff', id }, before: null, after })
  return { id, ...made }
}
