import type { NotificationKind } from '@mwc/contract/notifications/notification-kinds'
import { IconCalendarDue, IconGift, IconId, IconMessageCircle, IconSpeakerphone, IconUser, IconWallet } from '@tabler/icons-react'

const icons: Record<NotificationKind, typeof IconGift> = {
  news: IconSpeakerphone,
  reminder: IconCalendarDue,
  payment: IconWallet,
  reward: IconGift,
  message: IconMessageCircle,
  card: IconId,
  account: IconUser,
}

/** What a notification is about, as a picture beside its words. */
export function KindIcon({ kind, strong = false }: { kind: NotificationKind; strong?: boolean }) {
  const Icon = icons[kind]
  return (
    <span
      aria-hidden="true"
      className={`flex size-11 shrink-0 items-center justify-center rounded-full ${strong ? 'marigold-face' : 'bg-harbour-100 text-harbour-700'}`}
    >
      <Icon className="size-6" />
    </span>
  )
}
