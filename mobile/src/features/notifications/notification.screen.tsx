import { useInfiniteQuery } from '@tanstack/react-query'
import { IconChecks, IconHome } from '@tabler/icons-react'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { PagedList } from '../../shared/lists/paged-list.tsx'
import { NotificationPicture } from '../../shared/pictures/notification-picture.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { Screen } from '../../shared/screen/screen.tsx'
import { Skeleton } from '../../shared/screen/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { RemovableRow } from './removable-row.tsx'
import { useRemoved } from './removed.hook.ts'
import { inboxQuery, useMarkAllRead } from './notifications.queries.ts'
import { PushOffer, usePush } from './push-offer.tsx'
import { homePath } from '../../paths/paths.ts'

/** The inbox: everything that the member was told, newest first. */
export function NotificationScreen() {
  const words = useWords('notifications')
  const inbox = useInfiniteQuery(inboxQuery)
  const markAll = useMarkAllRead()
  const push = usePush()
  const { removed, remove, putBack } = useRemoved()
  const problem = useProblemText()
  const notifications = inbox.data?.pages.flatMap((page) => page.notifications)
  const unread = inbox.data?.pages[0]?.unread ?? 0
  return (
    <Screen title={words.notifications.title} back>
      <PushOffer push={push} place="above" />
      <PagedList
        list={inbox}
        count={notifications?.length}
        shapes={[1, 2, 3, 4].map((i) => (
          <Skeleton key={i} className="h-32" />
        ))}
        empty={
          <EmptyState
            picture={<NotificationPicture />}
            title={words.notifications.empty}
            text={words.notifications.emptyText}
            action={
              <LinkButton to={homePath} icon={<IconHome aria-hidden="true" />}>
                {words.shared.goHome}
              </LinkButton>
            }
          />
        }
      >
        {markAll.error && <Notice tone="error">{problem(markAll.error)}</Notice>}
        {unread > 0 && (
          <Button variant="quiet" icon={<IconChecks aria-hidden="true" />} busy={markAll.isPending} onClick={() => markAll.mutate()}>
            {words.notifications.markAllRead}
          </Button>
        )}
        <ul className="space-y-3">
          {notifications?.map((notification) => (
            <RemovableRow
              key={notification.id}
              notification={notification}
              isRemoved={removed.includes(notification.id)}
              onRemove={() => remove(notification.id)}
              onPutBack={() => putBack(notification.id)}
            />
          ))}
        </ul>
      </PagedList>
      <PushOffer push={push} place="below" />
    </Screen>
  )
}
