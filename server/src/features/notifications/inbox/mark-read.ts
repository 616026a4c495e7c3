import type { deleteNotification } from '@mwc/contract/notifications/notifications.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { countUnread } from './count-unread.ts'
import { setRead } from './notifications.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type Unread = OutputOf<typeof deleteNotification>

/** Notes that a notification was read. Safe to repeat. */
export async function markRead({ db, clock }: Needed, memberId: string, id: string): Promise<Unread> {
  if (!(await setRead(db, memberId, id, toDate(clock.now())))) throw new Refusal('notifications.notFound')
  return { unread: await countUnread(db, memberId) }
}
