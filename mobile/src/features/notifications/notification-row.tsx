import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import { wholeMoment } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { KindIcon } from './kind-icon.tsx'

/** The face of one notification in a list: what it is about, its title and beginning, when it came, and whether it is new. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const words = useWords('notifications').notifications
  const language = useLanguage()
  const { kind, title, text, at, read } = notification
  return (
    <span className="flex flex-wrap gap-3 p-4 text-left">
      <KindIcon kind={kind} strong={!read} />
      <span className="max-w-full flex-1 space-y-1 wrap-break-word">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <time dateTime={at}>{wholeMoment(at, language)}</time>
          {!read && <b className="rounded-full bg-arrears px-2.5 py-0.5 text-card">{words.unread}</b>}
        </span>
        <span className={`block text-lg leading-snug ${read ? 'font-semibold' : 'font-bold'}`}>
          <bdi>{title}</bdi>
        </span>
        <span className="line-clamp-2 wrap-anywhere text-ink-2">
          <bdi>{text}</bdi>
        </span>
      </span>
    </span>
  )
}
