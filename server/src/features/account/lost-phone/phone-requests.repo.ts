import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { PhoneRequestTable } from '../../../database/tables/account-tables.ts'

export type PhoneRequestRow = Selectable<PhoneRequestTable>

/** As text: as values PostgreSQL would not find the index by them, once it plans the statement for all values. */
const isOpen = sql<boolean>`state in ('waiting', 'approved')`

/** Writes a request; undefined when the member has an open one to the same phone. */
export async function insertPhoneRequest(tx: Tx, row: Insertable<PhoneRequestTable>): Promise<PhoneRequestRow | undefined> {
  return tx
    .insertInto('phone_request')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'new_mobile']).where(isOpen).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The requests of a phone, newest first, whoever the members are. */
export async function listRequestsTo(db: Db, newMobile: string): Promise<PhoneRequestRow[]> {
  return db
    .selectFrom('phone_request')
    .selectAll()
    .where('new_mobile', '=', newMobile)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Requests for a member's account that nobody ended, newest first; some may be over by their age. */
export async function listOpenRequests(db: Db, memberId: string): Promise<PhoneRequestRow[]> {
  return db
    .selectFrom('phone_request')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', ['waiting', 'approved'])
    .orderBy('created_at', 'desc')
    .execute()
}

export async function findPhoneRequest(db: Db, id: string): Promise<PhoneRequestRow | undefined> {
  return db.selectFrom('phone_request').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function changePhoneRequest(
  tx: Tx,
  id: string,
  change: Partial<Pick<PhoneRequestRow, 'state' | 'decided_at' | 'decided_by' | 'checked' | 'note' | 'ready_at' | 'ended_at'>>,
): Promise<void> {
  await tx.updateTable('phone_request').set(change).where('id', '=', id).execute()
}

export async function deleteRequestsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('phone_request').where('member_id', '=', memberId).execute()
}

/** Ends what a member's move made needless: requests to the very phone that the account is on now. */
export async function endRequestsTo(tx: Tx, memberId: string, newMobile: string, at: Date): Promise<void> {
  await tx
    .updateTable('phone_request')
    .set({ state: 'done', ended_at: at })
    .where('member_id', '=', memberId)
    .where('new_mobile', '=', newMobile)
    .where('state', 'in', ['waiting', 'approved'])
    .execute()
}

const deskRequests = (db: Db) =>
  db
    .selectFrom('phone_request as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .leftJoin('staff as s', 's.id', 'r.decided_by')
    .selectAll('r')
    .select(['s.username', 'm.member_number', 'm.full_name', 'm.mobile', 'm.fin_last_four', 'm.nationality'])

export type DeskRequestRow = Awaited<ReturnType<ReturnType<typeof deskRequests>['execute']>>[number]

/** A request with its member and who decided on it. */
export async function findDeskRequest(db: Db, id: string): Promise<DeskRequestRow | undefined> {
  return deskRequests(db).where('r.id', '=', id).executeTakeFirst()
}

export const requestColumns = { askedAt: { by: sql`r.created_at` } } as const
export type RequestColumn = keyof typeof requestColumns
export type RequestFilter = { memberId?: string | undefined; onlyWaiting?: boolean | undefined }

/** The requests that fit a filter; only those asked for after `since` still wait. */
export function deskRequestsThat(
  db: Db,
  { memberId, onlyWaiting = false }: RequestFilter,
  since: Date,
): DeskList<DeskRequestRow, RequestColumn> {
  const wanted = db
    .selectFrom('phone_request as r')
    .$if(memberId !== undefined, (query) => query.where('r.member_id', '=', memberId ?? ''))
    .$if(onlyWaiting, (query) => query.where('r.state', '=', 'waiting').where('r.created_at', '>', since))
  return { wanted, id: sql`r.id`, columns: requestColumns, rowsOf: (on, ids) => deskRequests(on).where('r.id', 'in', ids).execute() }
}
