/**
 * `news` a broadcast; `reminder` the end of the membership; `message` an answer of staff;
 * `payment` money, staff's decision on it, or a payment about to end; `reward` a campaign's gift, or a voucher about to end;
 * `card` somebody looked the member up; `account` what staff did to the account.
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
 * `draft` not to be sent yet; `scheduled` waits for its time; `sending` members are told, in batches;
 * `sent` all were told; `cancelled` nobody more is told, and who was told keeps it.
 */
export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type BroadcastState = (typeof broadcastStates)[number]
