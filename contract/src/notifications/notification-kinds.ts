/**
 * `news` a broadcast; `reminder` the end of the membership; `message` an answer of staff;
 * `payment` money, staff's decision on it, or a payment about to end; `reward` a campaign's gift, or a voucher about to end;
 * `card` somebody looked the member up; `account` what staff did to the account, or somebody asks of it.
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

/** A broadcast that reaches more members than this is sent once a second person has confirmed it. */
export const membersForOne = 10_000

/** What staff may do with a broadcast. `ask` for a second person, who may then `confirm`. */
export const broadcastActs = ['edit', 'send', 'schedule', 'cancel', 'test', 'ask', 'confirm'] as const
export type BroadcastAct = (typeof broadcastActs)[number]

/** The ways in which a member is told of something. */
export const toldWays = ['inbox', 'push', 'sms'] as const
export type ToldWay = (typeof toldWays)[number]

/**
 * What became of telling a member in a way: `waiting` not known yet; `sent` it went out (an SMS: the network has it);
 * `delivered` the phone has an SMS; `failed` it was tried; `skipped` not wanted any more; `none` no phone, consent or number.
 */
export const toldOutcomes = ['waiting', 'sent', 'delivered', 'failed', 'skipped', 'none'] as const
export type ToldOutcome = (typeof toldOutcomes)[number]

/** Days from a reminder to the end of the membership: 30, 7 and 1 before it, one after it. */
export const reminderStages = ['d30', 'd7', 'd1', 'after'] as const
export type ReminderStage = (typeof reminderStages)[number]
