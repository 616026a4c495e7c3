import { type QueryCreator, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { prepareQuery } from '../../database/reads/prepare-query.ts'
import type { Tables } from '../../database/tables/tables.ts'
import type { StaffSessionTable, StaffTable } from '../../database/tables/staff-tables.ts'
import type { StaffRole } from '@mwc/contract/endpoint/access'

export type StaffRow = Selectable<StaffTable>

export async function findStaff(db: Db, username: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('username', '=', username).executeTakeFirst()
}

export async function findStaffById(db: Db, id: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Who may sign in, by user name. */
export async function listActiveStaff(db: Db) {
  return db
    .selectFrom('staff')
    .select(['id', 'username', 'role'])
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('username')
    .execute()
}

/** Number of the advisory lock of whoever changes an account of staff; any that nothing else takes. */
const staffLock = 6072

/** Lets one change of accounts at a time go on: two administrators who disable each other meet here. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${staffLock})`.execute(tx)
}

/** Every user name, of accounts that are disabled, too. */
export async function listUsernames(db: Db): Promise<string[]> {
  return (await db.selectFrom('staff').select('username').execute()).map(({ username }) => username)
}

/** False when the user name is taken. */
export async function insertStaff(db: Db, row: Omit<StaffRow, 'totp_step' | 'disabled_at' | 'version'>): Promise<boolean> {
  const inserted = await db
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Locks an account that signs in with the password that was checked; false where it has another, none, or is disabled by now.
 * As an update locks it: what staff do meanwhile is written down beside it.
 */
export async function lockChecked(tx: Tx, { id, password_hash }: Pick<StaffRow, 'id' | 'password_hash'>): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Accepts an authenticator step once; false when it, or a later one, was accepted before. */
export async function spendTotpStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where('totp_step', '<', step)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How an account knows a caller: by a token's hash in the browser, and the address, of any session, live or ended. */
export async function findKnownCaller(
  db: Db,
  { username, browserHash, addressHash }: { username: string; browserHash: string | null; addressHash: string },
): Promise<{ browser: boolean; address: boolean }> {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      sql<boolean>`coalesce(bool_or(token_hash = ${browserHash}), false)`.as('browser'),
      sql<boolean>`coalesce(bool_or(address_hash = ${addressHash}), false)`.as('address'),
    ])
    .where('username', '=', username)
    .where((is) => is.or([is('token_hash', '=', browserHash), is('address_hash', '=', addressHash)]))
    .executeTakeFirstOrThrow()
}

export async function insertStaffSession(tx: Tx, row: Omit<Selectable<StaffSessionTable>, 'ended_at'>): Promise<void> {
  await tx.insertInto('staff_session').values(row).execute()
}

const selectStaffSession = (db: QueryCreator<Tables>, tokenHash: string) =>
  db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'staff.username', 'staff.role', 'staff.disabled_at'])
    .select(['staff_session.created_at', 'staff_session.last_seen_at', 'staff_session.ended_at'])
    .where('token_hash', '=', tokenHash)

/** A desk session, live or ended, with its account. */
export async function findStaffSession(db: Db, tokenHash: string) {
  return selectStaffSession(db, tokenHash).executeTakeFirst()
}

type Touched = { tokenHash: string; at: Date; begun: Date; used: Date }

const touchingSession = prepareQuery((db, { tokenHash, at, begun, used }: Touched) =>
  selectStaffSession(
    db.with('touched', (now) =>
      now
        .updateTable('staff_session')
        .from('staff')
        .set({ last_seen_at: at })
        .whereRef('staff.id', '=', 'staff_session.staff_id')
        .where('token_hash', '=', tokenHash)
        .where('staff.disabled_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('staff_session.created_at', '>', begun)
        .where('last_seen_at', '>', used),
    ) as unknown as QueryCreator<Tables>,
    tokenHash,
  ),
)

/**
 * The same, as it was until now; from now on somebody was there `at` that moment, if the session is alive: it began and was
 * used after these moments, and the account is not disabled.
 */
export async function touchStaffSession(db: Db, touched: Touched) {
  const [session] = await touchingSession(db, touched)
  return session
}

export async function endStaffSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('staff_session').set({ ended_at: at }).where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of an account, but the one that is named. */
export async function endSessionsOf(tx: Tx, staffId: string, at: Date, butHash = ''): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('token_hash', '<>', butHash)
    .execute()
}

/** Sets what an account signs in with; false when it is disabled. */
export async function setStaffSecrets(
  tx: Tx,
  id: string,
  secrets: { password_hash: string; totp_cipher: string; totp_step: number },
): Promise<boolean> {
  const set = tx.updateTable('staff').set(secrets).where('id', '=', id).where('disabled_at', 'is', null)
  return (await set.returning('id').executeTakeFirst()) !== undefined
}

export async function setStaffPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function findStaffWithRole(db: Db, id: string, roles: readonly StaffRole[]): Promise<{ username: string } | undefined> {
  return db
    .selectFrom('staff')
    .select('username')
    .where('id', '=', id)
    .where('role', 'in', roles)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
}
