import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { followInside } from '../../shared/screen/button.tsx'
import { useColon, useWords } from '../../words/use-words.ts'
import { NotificationRow } from './notification-row.tsx'
import { appBase, notificationPath } from '../../paths/paths.ts'

/** A notification in the list, which leads to it, and its deletion; once removed, the way to put it back. */
export function RemovableRow({
  notification,
  isRemoved,
  onRemove,
  onPutBack,
}: {
  notification: Notification
  isRemoved: boolean
  onRemove: () => void
  onPutBack: () => void
}) {
  const words = useWords('notifications').notifications
  const colon = useColon()
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(isRemoved)
  // The button that was tapped is gone: the one in its place takes over.
  useEffect(() => {
    if (before.current !== isRemoved) button.current?.focus()
    before.current = isRemoved
  }, [isRemoved])
  const path = notificationPath(notification.id)
  if (isRemoved) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-sand px-4 py-2">
        <span role="status">{words.removed}</span>
        <button
          ref={button}
          type="button"
          onClick={onPutBack}
          className="inline-flex min-h-12 items-center gap-2 font-semibold text-harbour-700"
        >
          <IconArrowBackUp aria-hidden="true" className="size-6 shrink-0" />
          {words.putBack}
        </button>
      </li>
    )
  }
  return (
    <li className="flex items-start rounded-card bg-card shadow-raised">
      <a href={appBase + path} onClick={followInside(path)} className="block min-w-0 flex-1 rounded-card active:bg-harbour-100">
        <NotificationRow notification={notification} />
      </a>
      <button
        ref={button}
        type="button"
        aria-label={`${words.remove}${colon}${notification.title}`}
        onClick={onRemove}
        className="flex size-12 shrink-0 items-center justify-center rounded-full text-ink-2"
      >
        <IconTrash aria-hidden="true" className="size-6" />
      </button>
    </li>
  )
}
