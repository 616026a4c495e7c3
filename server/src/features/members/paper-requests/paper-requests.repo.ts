import { type Insertable, sql } from 'kysely'
import type { PaperRequestKind, PaperRequestState } from '@mwc/contract/members/paper-request-kinds'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { MemberRow } from '../../../database/rows.ts'
import type { PaperRequestTable } from '../../../database/tables/member-desk-tables.ts'
import { programmeZone } from '../../../ports/clock.ts'

const paperRequests = (db: Db) =>
  db
    .selectFrom('paper_request as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .innerJoin('staff as s', 's.id', 'r.created_by')
    .leftJoin('staff as d', 'd.id', 'r.decided_by')
    .selectAll('r')
    .select(['s.username as recorder', 'd.username as decider', 'm.member_number', 'm.full_name', 'm.closed_at'])

export type PaperRequestRow = Awaited<ReturnType<ReturnType<typeof paperRequests>['execute']>>[number]

export async function findPaperRequest(db: Db, id: string): Promise<PaperRequestRow | undefined> {
  return paperRequests(db).where('r.id', '=', id).executeTakeFirst()
}

export async function findPaperRequestByKey(db: Db, key: string): Promise<PaperRequestRow | undefined> {
  return paperRequests(db).where('r.request_key', '=', key).executeTakeFirst()
}

/** Writes a request; false where the member has an open one of its kind, or the key was used. */
export async function insertPaperRequest(tx: Tx, row: Insertable<PaperRequestTable>): Promise<boolean> {
  const written = await tx
    .insertInto('paper_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export async function decideOnPaperRequest(
  tx: Tx,
  id: string,
  decided: { state: 'done' | 'declined'; at: Date; by: string; decision: string },
): Promise<void> {
  const { state, at, by, decision } = decided
  await tx.updateTable('paper_request').set({ state, decided_at: at, decided_by: by, decision }).where('id', '=', id).execute()
}

/** Locks the member of a request until the transaction ends. */
export async function lockMemberOf(tx: Tx, memberId: string): Promise<MemberRow> {
  return tx.selectFrom('member').selectAll().where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow()
}

/** The beginning of the day in Singapore on which a request was received. */
export const receivedAt = sql<Date>`(r.received_day::timestamp at time zone ${sql.lit(programmeZone)})`

export const paperRequestColumns = { dueOn: { by: sql`r.due_day` } } as const
export type PaperRequestColumn = keyof typeof paperRequestColumns
export type PaperRequestFilter = {
  kind?: PaperRequestKind | undefined
  state?: PaperRequestState | undefined
  memberId?: string | undefined
}

/** The requests that fit a filter. */
export function paperRequestsThat(db: Db, { kind, state, memberId }: PaperRequestFilter): DeskList<PaperRequestRow, PaperRequestColumn> {
  let wanted = db.selectFrom('paper_request as r')
  if (kind) wanted = wanted.where('r.kind', '=', kind)
  if (state) wanted = wanted.where('r.state', '=', state)
  if (memberId) wanted = wanted.where('r.member_id', '=', memberId)
  return {
    wanted,
    id: sql`r.id`,
    columns: paperRequestColumns,
    rowsOf: (on, ids) => paperRequests(on).where('r.id', 'in', ids).execute(),
  }
}
