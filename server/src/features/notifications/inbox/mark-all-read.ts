import type { deleteNotification } from '@mwc/contract/notifications/notifications.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { countUnread } from './count-unread.ts'
import { setAllRead } from './notifications.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type Unread = OutputOf<typeof deleteNotification>

/** Notes that all of the inbox was read. Safe to repeat. */
export async function markAllRead({ db, clock }: Needed, memberId: string): Promise<Unread> {
  await setAllRead(db, memberId, toDate(clock.now()))
  return { unread: await countUnread(db, memberId) }
}
