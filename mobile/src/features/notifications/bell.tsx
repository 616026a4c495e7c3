import { IconBell } from '@tabler/icons-react'
import { followInside } from '../../shared/screen/button.tsx'
import { useMember } from '../../shared/programme/use-member.ts'
import { useWords } from '../../words/use-words.ts'
import { unreadText } from './unread-text.ts'
import { appBase, notificationsPath } from '../../paths/paths.ts'

/** The bell on Home, with how many notifications are unread: the count comes with what Home asks about the member. */
export function Bell() {
  const words = useWords('notifications').notifications
  const unread = useMember().data?.unreadNotifications ?? 0
  const count = unreadText(unread)
  return (
    <a
      href={appBase + notificationsPath}
      onClick={followInside(notificationsPath)}
      aria-label={unread > 0 ? words.bell(count) : words.title}
      className="relative flex size-12 shrink-0 items-center justify-center rounded-full text-harbour-700"
    >
      <IconBell aria-hidden="true" className="size-7" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          lang="en"
          className="absolute top-1 right-0.5 flex h-[1.6em] min-w-[1.6em] items-center justify-center rounded-full border-2 border-paper bg-arrears px-1 text-[min(0.875rem,16px)] leading-none font-bold text-card tabular-nums"
        >
          {count}
        </span>
      )}
    </a>
  )
}
