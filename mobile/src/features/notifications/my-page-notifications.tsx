import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../shared/screen/button.tsx'
import { LinkRow, Menu } from '../../shared/rows/menu-row.tsx'
import { Sheet } from '../../shared/screen/sheet.tsx'
import { useMember } from '../../shared/programme/use-member.ts'
import { useWords } from '../../words/use-words.ts'
import { currentNotices } from './current-notices.ts'
import { NotificationBody } from './notification-body.tsx'
import { NotificationRow } from './notification-row.tsx'
import { inboxQuery } from './notifications.queries.ts'
import { unreadText } from './unread-text.ts'
import { notificationsPath } from '../../paths/paths.ts'

/** Rows that My Page shows before *Show all*. */
const few = 2

/** Notices on My Page: the way to the inbox, or for who is kept off it the inbox itself. */
export function MyPageNotifications() {
  const member = useMember().data
  if (!member) return null
  return member.membership.vipStatus === '1' ? <InboxRow unread={member.unreadNotifications} /> : <InboxHere />
}

function InboxRow({ unread }: { unread: number }) {
  const words = useWords('notifications').notifications
  return (
    <Menu title={words.title}>
      <LinkRow
        icon={<IconBell className="size-6" />}
        text={words.allNotices}
        note={unread > 0 ? words.newOnes(unreadText(unread)) : words.noneNew}
        to={notificationsPath}
      />
    </Menu>
  )
}

function InboxHere() {
  const words = useWords('notifications', 'content')
  const inbox = useInfiniteQuery(inboxQuery)
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<Notification | null>(null)
  const notifications = inbox.data?.pages.flatMap((page) => page.notifications) ?? []
  if (notifications.length === 0) return null
  const shown = all ? notifications : currentNotices(notifications).slice(0, few)
  const hasMore = notifications.length > shown.length || inbox.hasNextPage
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-bold">{words.notifications.title}</h2>
      <ul className="divide-y divide-hairline overflow-clip rounded-card bg-card shadow-raised">
        {shown.map((notification) => (
          <li key={notification.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(notification)}
              className="block w-full active:bg-harbour-100"
            >
              <NotificationRow notification={notification} />
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (!all || inbox.hasNextPage) && (
        <Button variant="quiet" busy={inbox.isFetchingNextPage} onClick={() => (all ? void inbox.fetchNextPage() : setAll(true))}>
          {all ? words.content.showMore : words.notifications.showAll}
        </Button>
      )}
      <Sheet open={open !== null} title={open?.title ?? ''} onClose={() => setOpen(null)}>
        {open && <NotificationBody notification={open} heading={false} onDeleted={() => setOpen(null)} />}
      </Sheet>
    </section>
  )
}
