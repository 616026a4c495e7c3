import type { deleteNotification, listNotifications } from '@mwc/contract/notifications/notifications.calls'
import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { countUnread } from './count-unread.ts'
import { findNotification, pageOfInbox, setAllRead, setDeleted, setRead } from './notifications.repo.ts'
import { notificationView } from './notifications.views.ts'

type Needed = Pick<Parts, 'db' | 'clock'>
type Unread = OutputOf<typeof deleteNotification>

const pageLength = 20

function readCursor(cursor: string | undefined, language: Language): { at: Date; id: string } | null {
  if (cursor === undefined) return null
  const match = /^(\d{10,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!match) throw fieldRefusal('request.invalid', 'cursor', 'invalid', language)
  return { at: new Date(Number(match[1])), id: match[2] ?? '' }
}

/** A page of the inbox, newest first. The cursor is the last one's moment and id, so that what arrives meanwhile moves nothing. */
export async function listInbox(
  { db }: Needed,
  { memberId, language }: { memberId: string; language: Language },
  cursor: string | undefined,
): Promise<OutputOf<typeof listNotifications>> {
  const after = readCursor(cursor, language)
  const [rows, unread] = await Promise.all([pageOfInbox(db, memberId, after, pageLength + 1), countUnread(db, memberId)])
  const page = rows.slice(0, pageLength)
  const last = page.at(-1)
  const nextCursor = rows.length > pageLength && last ? `${last.created_at.getTime()}_${last.id}` : null
  return { notifications: page.map((row) => notificationView(row, language)), nextCursor, unread }
}

/** One notification of a member; another's, or a deleted one, is refused with `notifications.notFound`. */
export async function readOne(
  { db }: Needed,
  { memberId, language }: { memberId: string; language: Language },
  id: string,
): Promise<Notification> {
  const row = await findNotification(db, memberId, id)
  if (!row) throw new Refusal('notifications.notFound')
  return notificationView(row, language)
}

/** Notes that a notification was read. Safe to repeat. */
export async function markRead({ db, clock }: Needed, memberId: string, id: string): Promise<Unread> {
  if (!(await setRead(db, memberId, id, toDate(clock.now())))) throw new Refusal('notifications.notFound')
  return { unread: await countUnread(db, memberId) }
}

/** Notes that all of the inbox was read. Safe to repeat. */
export async function markAllRead({ db, clock }: Needed, memberId: string): Promise<Unread> {
  await setAllRead(db, memberId, toDate(clock.now()))
  return { unread: await countUnread(db, memberId) }
}

/** Takes a notification out of the inbox, with its words. Safe to repeat. */
export async function deleteOne({ db, clock }: Needed, memberId: string, id: string): Promise<Unread> {
  if (!(await setDeleted(db, memberId, id, toDate(clock.now())))) throw new Refusal('notifications.notFound')
  return { unread: await countUnread(db, memberId) }
}
