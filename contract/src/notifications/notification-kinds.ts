/**
 * What a notification is about. `news` a broadcast of the centre, `reminder` the end of the membership, `payment` money that arrived, staff's decision
 * on it and a payment about to end, `reward` what a campaign gave and a voucher about to end, `message` an answer of staff, `card` somebody looked the member up, `account` what staff did to the account.
 */
export const notificationKinds = ['news', 'reminder', 'payment', 'reward', 'message', 'card', 'account'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Where a notification leads: a screen of the app by its purpose, never an address. */
export const notificationTargets = [
  'renew',
  'payments',
  'rewards',
  'messages',
  'card',
  'privileges',
  'insurance',
  'news',
  'places',
  'account',
] as const
export type NotificationTarget = (typeof notificationTargets)[number]

/** More unread ones than this are not counted. */
export const unreadCountLimit = 99

/**
 * `draft` not to be sent yet; `scheduled` waits for its time; `sending` its members are written down and are told, a batch after the other;
 * `sent` all were told; `cancelled` nobody is told any more: who was told before keeps it.
 */
export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type BroadcastState = (typeof broadcastStates)[number]
