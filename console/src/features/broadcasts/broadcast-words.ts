import type { NotificationTarget } from '@mwc/contract/notifications/notification-kinds'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import type { StateTone } from '../../page/state-chip.tsx'

export const stateWords: Record<Broadcast['state'], { tone: StateTone; word: string }> = {
  draft: { tone: 'info', word: 'Draft' },
  scheduled: { tone: 'waiting', word: 'Scheduled' },
  sending: { tone: 'waiting', word: 'Being sent' },
  sent: { tone: 'good', word: 'Sent' },
  cancelled: { tone: 'over', word: 'Cancelled' },
}

export const targetWords: Record<NotificationTarget, string> = {
  renew: 'Renewing',
  payments: 'Transaction history',
  rewards: 'Rewards and vouchers',
  messages: 'Messages to staff',
  card: 'The card',
  privileges: 'Privileges',
  insurance: 'Insurance',
  news: 'News',
  places: 'Places',
  account: 'My Page',
}
