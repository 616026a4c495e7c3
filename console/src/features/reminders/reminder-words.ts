import type { ReminderStage } from '@mwc/contract/notifications/notification-kinds'

export const stageWords: Record<ReminderStage, string> = {
  d30: '30 days before',
  d7: '7 days before',
  d1: '1 day before',
  after: '1 day after',
}
