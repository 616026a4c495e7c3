import type { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { expectFound } from '../../../database/reads/alongside.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { inboxPage, readFirstPage, readLaterPage, selectFirstPage } from './notifications.repo.ts'
import { notificationView } from './notifications.views.ts'
import { readBroadcastWords } from './read-broadcast-words.ts'

function readCursor(cursor: string | undefined, language: Language): { at: Date; id: string } | null {
  if (cursor === undefined) return null
  const match = /^(\d{10,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!match) throw fieldRefusal('request.invalid', 'cursor', 'invalid', language)
  return { at: new Date(Number(match[1])), id: match[2] ?? '' }
}

/** What `listInbox` needs to have been asked alongside who asks. */
export const alongsideInbox = selectFirstPage

/** A page of the inbox, newest first. The cursor is the last one's moment and id: new arrivals move nothing. */
export async function listInbox(
  { db }: Pick<Dependencies, 'db'>,
  { memberId, language }: { memberId: string; language: Language },
  cursor: string | undefined,
  found: Parameters<typeof readFirstPage>[0] | undefined,
): Promise<OutputOf<typeof listNotifications>> {
  const after = readCursor(cursor, language)
  const { rows, unread } = after ? await readLaterPage(db, memberId, after) : readFirstPage(expectFound(found))
  const page = rows.slice(0, inboxPage)
  const last = page.at(-1)
  const nextCursor = rows.length > inboxPage && last ? `${last.created_at.getTime()}_${last.id}` : null
  const broadcasts = await readBroadcastWords(db, page)
  return { notifications: page.map((row) => notificationView(row, broadcasts, language)), nextCursor, unread }
}
