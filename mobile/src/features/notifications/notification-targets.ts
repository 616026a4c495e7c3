import type { NotificationTarget } from '@mwc/contract/notifications/notification-kinds'
import {
  chooseLocationPath,
  insurancePath,
  latestNewsPath,
  memberCardPath,
  messageUsPath,
  myAccountPath,
  paymentMethodPath,
  privilegesPath,
  rewardsPath,
  transactionHistoryPath,
} from '../../paths/paths.ts'

/** The screen that a notification leads to. */
export const targetPaths: Record<NotificationTarget, string> = {
  renew: paymentMethodPath,
  payments: transactionHistoryPath,
  rewards: rewardsPath,
  messages: messageUsPath,
  card: memberCardPath,
  privileges: privilegesPath,
  insurance: insurancePath,
  news: latestNewsPath,
  places: chooseLocationPath,
  account: myAccountPath,
}

/** What is open to a member whose membership is not active: the gate turns the others back. */
export const openToAll: readonly NotificationTarget[] = ['renew', 'payments']
