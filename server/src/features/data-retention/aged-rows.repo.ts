import { retention } from '@mwc/contract/data-retention/retention'
import { importKeptDays } from '@mwc/contract/imports/import-kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Tables } from '../../database/tables/tables.ts'

export type Age = { days: number } | { months: number } | { years: number }
export type AgedRows = {
  table: keyof Tables
  retention: Age
  /** Which rows are older than a moment, by an index. */
  olderThan: (moment: Date) => RawBuilder<boolean>
  /** The order of the index, where it has to be named. */
  order?: RawBuilder<unknown>
}

const since = (column: string) => (moment: Date) => sql<boolean>`${sql.ref(column)} < ${moment}`

/**
 * How long each table's rows stay (docs/decisions/0041 says why). Others stay, among them all of money and the ledger.
 * What hangs on a row goes too: a session's card keys and push addresses, a notification's pushes, a thread's messages.
 */
export const agedRows: readonly AgedRows[] = [
  { table: 'one_time_code', retention: retention.codes, olderThan: since('created_at') },
  { table: 'mobile_proof', retention: retention.codes, olderThan: since('expires_at') },
  { table: 'account_ticket', retention: retention.codes, olderThan: since('expires_at') },
  { table: 'answered_call', retention: retention.codes, olderThan: since('at') },
  {
    table: 'allowance',
    retention: retention.codes,
    // Counts without a window begin at 1970 and stay until what they count is over.
    olderThan: (moment) => sql`window_start < ${moment} and window_start > ${new Date(0)}`,
  },
  { table: 'payment_key', retention: { months: 12 }, olderThan: since('created_at') },
  { table: 'session', retention: retention.phones, olderThan: since('last_seen_at') },
  { table: 'staff_session', retention: retention.phones, olderThan: since('last_seen_at') },
  { table: 'staff_challenge', retention: retention.codes, olderThan: since('expires_at') },
  { table: 'staff_link', retention: retention.codes, olderThan: since('expires_at') },
  { table: 'push_delivery', retention: { months: 1 }, olderThan: since('ended_at') },
  { table: 'sms', retention: retention.sms, olderThan: since('created_at') },
  { table: 'notification', retention: retention.notifications, olderThan: since('created_at') },
  { table: 'reminder', retention: retention.notifications, olderThan: since('due_day') },
  {
    table: 'broadcast_member',
    retention: retention.notifications,
    olderThan: (moment) => sql`broadcast_id = any (array(select id from broadcast where ended_at < ${moment}))`,
    // Nearly all rows may be of one broadcast, for which a whole reading of the table would seem right.
    order: sql`order by broadcast_id, member_id`,
  },
  // The rows of a file that was neither applied nor put aside, and what was wrong with each.
  ...(['member_import_row', 'member_import_fault'] as const).map((table) => ({
    table,
    retention: { days: importKeptDays },
    olderThan: (moment: Date) => sql<boolean>`import_id = any (array(select id from member_import where made_at < ${moment}))`,
    order: sql`order by import_id`,
  })),
  { table: 'member_check', retention: retention.notifications, olderThan: since('at') },
  { table: 'phone_request', retention: retention.notifications, olderThan: since('created_at') },
  { table: 'message_thread', retention: retention.messages, olderThan: since('last_at') },
  // Of a process that was killed; one that ends takes its row along.
  { table: 'server_process', retention: { days: 1 }, olderThan: since('seen_at') },
  { table: 'kept_backup', retention: { months: 3 }, olderThan: since('finished_at') },
  { table: 'unsigned_call', retention: { months: 3 }, olderThan: since('hour') },
  { table: 'refused_call', retention: { months: 3 }, olderThan: since('at') },
  { table: 'phone_report', retention: { months: 3 }, olderThan: since('last_at') },
  { table: 'closed_person', retention: retention.closed, olderThan: since('closed_at') },
]

/** Deletes up to `limit` of the rows; those that somebody else holds are left for the next time. */
export function deleteAged({ table, olderThan, order = sql`` }: AgedRows, moment: Date, limit: number): RawBuilder<unknown> {
  return sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${olderThan(moment)} ${order} limit ${limit} for update skip locked))`
}

/** Deletes one batch, a transaction of its own; answers with how many rows that were. */
export async function deleteBatch(db: Db, rows: AgedRows, moment: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await deleteAged(rows, moment, limit).execute(db)
  return Number(numAffectedRows ?? 0)
}
