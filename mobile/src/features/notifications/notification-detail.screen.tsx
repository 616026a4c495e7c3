import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconBell } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { RefusalError } from '../../shared/server/call-errors.ts'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { goTo, useQueryParameter } from '../../shared/navigation/navigation.ts'
import { NotificationPicture } from '../../shared/pictures/notification-picture.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { NotificationBody } from './notification-body.tsx'
import { notificationQuery } from './notifications.queries.ts'
import { notificationsPath } from '../../paths/paths.ts'

/** One notification. */
export function NotificationDetailScreen() {
  const words = useWords('notifications').notifications
  const id = useQueryParameter('id')
  const asked = useQuery(notificationQuery(useQueryClient(), id))
  const isGone = id === null || (asked.error instanceof RefusalError && asked.error.status < 500)
  return (
    <Screen title={words.one} back>
      {asked.data && !isGone ? (
        <NotificationBody notification={asked.data} onDeleted={() => goTo(notificationsPath, { replace: true })} />
      ) : isGone ? (
        <EmptyState
          picture={<NotificationPicture />}
          title={words.gone}
          text={words.goneText}
          action={
            <LinkButton to={notificationsPath} icon={<IconBell aria-hidden="true" />}>
              {words.allNotices}
            </LinkButton>
          }
        />
      ) : asked.error ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-64" />
        </LoadingShapes>
      )}
    </Screen>
  )
}
