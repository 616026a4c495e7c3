import type { InEveryLanguage, Language } from '@mwc/contract/language/language'
import type { NotificationKind } from '@mwc/contract/notifications/notification-kinds'
import { type Expression, type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { type Alongside, type AsJson, fromJson, type MomentsOf, selectAsJson } from '../../../database/reads/alongside.ts'
import { prepareQuery } from '../../../database/reads/prepare-query.ts'
import { selectUnread } from '../../../database/selects/select-unread.ts'
import type { NotificationTable } from '../../../database/tables/notification-tables.ts'

/** A broadcast's words, in every language that staff wrote. */
export type BroadcastWords = { title: InEveryLanguage; text: InEveryLanguage }

export type NotificationRow = Selectable<NotificationTable>

/** Notifications on a page of the inbox. */
export const inboxPage = 20

/** Who is to be told something: the language, the number, and the latest word on SMS. */
export async function findReceiver(
  db: Db,
  memberId: string,
): Promise<{ language: Language; mobile: string | null; closed: boolean; deactivated: boolean; consentsToSms: boolean } | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['language', 'mobile', 'closed_at', 'deactivated_at'])
    .select(({ selectFrom }) =>
      selectFrom('consent')
        .select('given')
        .whereRef('consent.member_id', '=', 'member.id')
        .where('kind', '=', 'marketingSms')
        .orderBy('at', 'desc')
        .limit(1)
        .as('consents'),
    )
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!row) return undefined
  const { language, mobile, closed_at, deactivated_at, consents } = row
  return { language, mobile, closed: closed_at !== null, deactivated: deactivated_at !== null, consentsToSms: consents ?? false }
}

/** False when the member was told of this kind and key before. */
export async function insertNotification(tx: Tx, row: Insertable<NotificationTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('notification')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'key', 'member_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const ofMember = (db: Db, memberId: string | Expression<string>) =>
  db.selectFrom('notification').selectAll().where('member_id', '=', memberId).where('deleted_at', 'is', null)

const newestFirst = (db: Db, memberId: string | Expression<string>) =>
  ofMember(db, memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(inboxPage + 1)

/** A page of the inbox and one more, newest first, and how many of all are unread. */
export type InboxPage = { rows: NotificationRow[]; unread: number }

/** The first page: asked alongside who asks. */
export const selectFirstPage: Alongside<{ rows: AsJson<NotificationRow>[]; unread: number }> = (db, memberId) =>
  sql`json_build_object('rows', ${selectAsJson(newestFirst(db, memberId))}, 'unread', ${selectUnread(memberId)})`

const moments: MomentsOf<NotificationRow> = { created_at: true, read_at: true, deleted_at: true }

/** The first page as it was found. */
export function readFirstPage({ rows, unread }: { rows: AsJson<NotificationRow>[]; unread: number }): InboxPage {
  return { rows: rows.map((row) => fromJson<NotificationRow>(row, moments)), unread }
}

const laterPage = prepareQuery((db, { memberId, at, id }: { memberId: string; at: Date; id: string }) =>
  newestFirst(db, memberId).where(sql<boolean>`(created_at, id) < (${at}, ${id}::uuid)`),
)

/** A later page, after the cursor. */
export async function readLaterPage(db: Db, memberId: string, cursor: { at: Date; id: string }): Promise<InboxPage> {
  const [rows, unread] = await Promise.all([laterPage(db, { memberId, ...cursor }), countUnreadRows(db, memberId)])
  return { rows, unread }
}

export async function findNotification(db: Db, memberId: string, id: string): Promise<NotificationRow | undefined> {
  return ofMember(db, memberId).where('id', '=', id).executeTakeFirst()
}

/** The words of these broadcasts; of one that is gone, none. */
export async function findBroadcastWords(db: Db, ids: string[]): Promise<(BroadcastWords & { id: string })[]> {
  return db.selectFrom('broadcast').select(['id', 'title', 'text']).where('id', 'in', ids).execute()
}

const unread = prepareQuery((db, { memberId }: { memberId: string }) => db.selectNoFrom(selectUnread(memberId).as('n')))

/** Unread ones of a member, counted up to one more than the limit. */
export async function countUnreadRows(db: Db, memberId: string): Promise<number> {
  return (await unread(db, { memberId }))[0]?.n ?? 0
}

/** False when the member has no such notification in the inbox. */
export async function setRead(db: Db, memberId: string, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('notification')
    .set(({ fn, ref }) => ({ read_at: fn.coalesce(ref('read_at'), sql<Date>`${at}`) }))
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes of a member's notices whose keys begin with one of some texts, all but the newest, that they were read. */
export async function setOlderRead(
  tx: Tx,
  { memberId, kind, replaces, newest }: { memberId: string; kind: NotificationKind; replaces: readonly string[]; newest: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where(({ or }) => or(replaces.map((beginning) => sql<boolean>`starts_with(key, ${beginning})`)))
    .where('id', '!=', newest)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function setAllRead(db: Db, memberId: string, at: Date): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Takes the words away and keeps that it was told; false when it was never the member's. */
export async function setDeleted(db: Db, memberId: string, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('notification')
    .set(({ fn, ref }) => ({ deleted_at: fn.coalesce(ref('deleted_at'), sql<Date>`${at}`), title: '', text: '', kept: null }))
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteNotificationsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('notification').where('member_id', '=', memberId).execute()
}
