import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { listThreads } from '@mwc/contract/messages/message-desk.calls'
import type { Language } from '@mwc/contract/language/language'
import { waitHours } from '@mwc/contract/messages/thread-lists'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { type FoundMembers, hasWords } from '../../../database/lists/find-members.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'

/** Threads with their member, who has them, and their last message. */
function deskThreads(db: Db) {
  return db
    .selectFrom('message_thread as t')
    .innerJoin('member as m', 'm.id', 't.member_id')
    .innerJoin('message as l', (join) => join.onRef('l.thread_id', '=', 't.id').onRef('l.number', '=', 't.message_count'))
    .leftJoin('staff as s', 's.id', 't.assigned_to')
    .selectAll('t')
    .select(['m.member_number', 'm.full_name', 'm.language'])
    .select(['l.author as last_author', 'l.text as last_text', 'l.file_kind as last_file_kind', 's.username as assigned_name'])
}
export type DeskThreadRow = Awaited<ReturnType<ReturnType<typeof deskThreads>['execute']>>[number]

export async function findDeskThread(db: Db, id: string): Promise<DeskThreadRow | undefined> {
  return deskThreads(db).where('t.id', '=', id).executeTakeFirst()
}

export const threadColumns = {
  waitingSince: { by: sql`t.waiting_since`, empty: true },
  lastAt: { by: sql`t.last_at` },
} as const
export type ThreadColumn = keyof typeof threadColumns

export type ThreadFilter = Pick<InputOf<typeof listThreads>, 'which' | 'waits' | 'language' | 'memberId'> & {
  search?: string | undefined
  ids?: string[] | undefined
}

type Given = {
  /** Whose threads are `mine`. */
  staffId: string
  /** Whose threads are searched for. */
  found: FoundMembers | undefined
  lateSince: Date
  now: Date
}

/** The threads `t` of members of a language, and of those who were found: looked for among those who wrote. */
function ofMembers({ found, language }: { found: FoundMembers | undefined; language: Language | undefined }): RawBuilder<SqlBool> {
  const listed = [
    ...(found && 'words' in found ? [hasWords(sql`w.words`, found.words)] : []),
    ...(language ? [sql`w.language = ${language}`] : []),
  ]
  const conditions = [
    ...(found && 'ids' in found ? [sql`t.member_id = any(${found.ids}::uuid[])`] : []),
    ...(listed.length > 0 ? [sql`t.id in (select w.thread_id from thread_directory w where ${sql.join(listed, sql` and `)})`] : []),
  ]
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`
}

/** Threads in which a member waits for an answer. */
export function waitingThreads(db: Db) {
  return db.selectFrom('message_thread as t').where('t.state', '=', 'open').where('t.waiting_since', 'is not', null)
}

/** The threads that fit a filter. */
export function threads(
  db: Db,
  { which, waits, language, memberId, ids }: ThreadFilter,
  { staffId, found, lateSince, now }: Given,
): DeskList<DeskThreadRow, ThreadColumn> {
  const among = which ?? (memberId !== undefined || ids !== undefined ? 'all' : 'open')
  let wanted = db.selectFrom('message_thread as t')
  if (among !== 'all') wanted = wanted.where('t.state', '=', among === 'closed' ? 'closed' : 'open')
  if (among === 'mine') wanted = wanted.where('t.assigned_to', '=', staffId)
  if (among === 'nobody') wanted = wanted.where('t.assigned_to', 'is', null)
  if (waits !== undefined) {
    const since = waits === 'late' ? lateSince : new Date(now.getTime() - waitHours[waits] * 3_600_000)
    wanted = wanted.where('t.waiting_since', '<=', since)
  }
  if (memberId !== undefined) wanted = wanted.where('t.member_id', '=', memberId)
  wanted = wanted.where(ofMembers({ found, language }))
  return {
    wanted,
    isSearch: found !== undefined,
    id: sql`t.id`,
    columns: threadColumns,
    rowsOf: (on, rowIds) => deskThreads(on).where('t.id', 'in', rowIds).execute(),
  }
}
