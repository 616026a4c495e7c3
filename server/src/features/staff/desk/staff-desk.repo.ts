import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { StaffState } from '@mwc/contract/staff/staff-states'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'

/** A session that began and was used after these moments, and was not ended, is open. */
export type OpenSince = { begun: Date; used: Date }

function columns(db: Db, { begun, used }: OpenSince, now: Date) {
  return db
    .selectFrom('staff as f')
    .select(['f.id', 'f.username', 'f.role', 'f.created_at', 'f.disabled_at', 'f.password_hash', 'f.version'])
    .select([
      sql<Date | null>`(select max(s.last_seen_at) from staff_session s where s.staff_id = f.id)`.as('last_seen_at'),
      sql<number>`(select count(*) from staff_session s where s.staff_id = f.id and s.ended_at is null
        and s.created_at > ${begun} and s.last_seen_at > ${used})::int`.as('sessions'),
      sql<number>`(select count(*) from staff_recovery_code c where c.staff_id = f.id)::int`.as('recovery_codes'),
      sql<number>`(select count(*) from staff_passkey p where p.staff_id = f.id)::int`.as('passkeys'),
      sql<Date | null>`(select l.expires_at from staff_link l where l.staff_id = f.id and l.expires_at > ${now})`.as('link_until'),
    ])
}

export type DeskStaffRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

const staffColumns = {
  username: { by: sql`f.username` },
  createdAt: { by: sql`f.created_at` },
  lastSeenAt: { by: sql`(select max(s.last_seen_at) from staff_session s where s.staff_id = f.id)`, empty: true },
} as const
export type StaffColumn = keyof typeof staffColumns

export async function staffById(db: Db, ids: readonly string[], open: OpenSince, now: Date): Promise<DeskStaffRow[]> {
  return columns(db, open, now).where('f.id', 'in', ids).execute()
}

/** The accounts of staff that fit a filter. */
export function deskStaffList(
  db: Db,
  { role, state }: { role?: StaffRole | undefined; state?: StaffState | undefined },
  open: OpenSince,
  now: Date,
): DeskList<DeskStaffRow, StaffColumn> {
  const wanted = db
    .selectFrom('staff as f')
    .$if(role !== undefined, (q) => q.where('f.role', '=', role ?? 'admin'))
    .$if(state !== undefined, (q) => q.where('f.disabled_at', state === 'disabled' ? 'is not' : 'is', null))
    .$if(state === 'invited', (q) => q.where('f.password_hash', 'is', null))
    .$if(state === 'active', (q) => q.where('f.password_hash', 'is not', null))
  return { wanted, id: sql`f.id`, columns: staffColumns, rowsOf: (on, ids) => staffById(on, ids, open, now) }
}

/** How many administrators can sign in. */
export async function countActiveAdmins(db: Db): Promise<number> {
  const { admins } = await db
    .selectFrom('staff')
    .select(({ fn }) => fn.countAll<number>().as('admins'))
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(admins)
}

export async function updateStaff(tx: Tx, id: string, change: { role?: StaffRole; disabled_at?: Date | null }): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Takes away all that an account signs in with, and first what a passkey that is being added would answer. */
export async function clearStaffSecrets(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff_challenge').where('staff_id', '=', id).execute()
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', id).execute()
  await tx
    .updateTable('staff')
    .set({ password_hash: null, totp_cipher: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}
