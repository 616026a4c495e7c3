import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import { prepareQuery } from '../../database/reads/prepare-query.ts'
import type { MessageTable, MessageThreadTable } from '../../database/tables/message-tables.ts'

export type ThreadRow = Selectable<MessageThreadTable>
export type MessageRow = Selectable<MessageTable>

export async function findThreadOf(db: Db, memberId: string): Promise<ThreadRow | undefined> {
  return db.selectFrom('message_thread').selectAll().where('member_id', '=', memberId).executeTakeFirst()
}

export async function findThread(db: Db, id: string): Promise<ThreadRow | undefined> {
  return db.selectFrom('message_thread').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockThread(tx: Tx, id: string): Promise<ThreadRow | undefined> {
  return tx.selectFrom('message_thread').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whether there is such a member, in a closed account, too. */
export async function isMember(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** The thread of a member whom the caller has locked. */
export async function lockThreadOf(tx: Tx, memberId: string): Promise<ThreadRow | undefined> {
  return tx.selectFrom('message_thread').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst()
}

export async function insertThread(tx: Tx, row: Insertable<MessageThreadTable>): Promise<ThreadRow> {
  return tx.insertInto('message_thread').values(row).returningAll().executeTakeFirstOrThrow()
}

export type ThreadChange = Omit<Updateable<MessageThreadTable>, 'version'>

/** Changes a thread, which counts its version up. */
export async function updateThread(tx: Tx, id: string, change: ThreadChange): Promise<void> {
  await tx
    .updateTable('message_thread')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function insertMessage(tx: Tx, row: Insertable<MessageTable>): Promise<MessageRow> {
  return tx.insertInto('message').values(row).returningAll().executeTakeFirstOrThrow()
}

/** What was written under a key in a member's thread. */
export async function findOwnMessageByKey(db: Db, memberId: string, key: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('message')
    .innerJoin('message_thread', 'message_thread.id', 'message.thread_id')
    .selectAll('message')
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** An answer that somebody of staff sent under this key in any thread, or what anybody sent under it in this one. */
export async function findAnswerByKey(
  tx: Tx,
  { threadId, staffId, key }: { threadId: string; staffId: string; key: string },
): Promise<MessageRow | undefined> {
  return tx
    .selectFrom('message')
    .selectAll()
    .where('idempotency_key', '=', key)
    .where((is) => is.or([is('thread_id', '=', threadId), is('staff_id', '=', staffId)]))
    .executeTakeFirst()
}

/** Answers of one of staff in different threads go one after the other, so that a key of theirs is used once. */
export async function lockAnswerer(tx: Tx, staffId: string): Promise<void> {
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
}

/** Whether the member wrote a message after this number. */
export async function hasMembersMessageAfter(tx: Tx, threadId: string, number: number): Promise<boolean> {
  const row = await tx
    .selectFrom('message')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('number', '>', number)
    .where('author', '=', 'member')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest messages, or those before a number, with who of staff wrote them; the oldest of them first. */
export async function listMessages(db: Db, threadId: string, before: number | undefined, limit: number) {
  const rows = await db
    .selectFrom('message')
    .leftJoin('staff', 'staff.id', 'message.staff_id')
    .selectAll('message')
    .select('staff.username as staff_name')
    .where('thread_id', '=', threadId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

export async function deleteThreadOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('message_thread').where('member_id', '=', memberId).execute()
}

/** All messages of a member's thread, the oldest first. */
export async function messagesOf(db: Db, memberId: string) {
  return db
    .selectFrom('message')
    .innerJoin('message_thread', 'message_thread.id', 'message.thread_id')
    .select(['message.at', 'message.author', 'message.text', 'file_kind', 'file_key', 'file_type', 'file_seconds'])
    .where('message_thread.member_id', '=', memberId)
    .orderBy('message.number')
    .execute()
}

/** Versions of the threads of some members. */
const versionsOfMembers = prepareQuery((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('message_thread')
    .select(['member_id', 'version'])
    .where(sql<boolean>`member_id = any(${ids}::uuid[])`),
)

export async function readVersionsOfMembers(db: Db, memberIds: string[]): Promise<Map<string, number>> {
  const rows = await versionsOfMembers(db, { ids: memberIds })
  return new Map(rows.map(({ member_id, version }) => [member_id, version]))
}

const versions = prepareQuery((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('message_thread')
    .select(['id', 'version'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`),
)

/** Versions of some threads. */
export async function readVersions(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await versions(db, { ids })
  return new Map(rows.map(({ id, version }) => [id, version]))
}
