import type { NotificationKind, NotificationTarget, ReminderStage } from '@mwc/contract/notifications/notification-kinds'
import type { InEveryLanguage, Language } from '@mwc/contract/language/language'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { StoredNotification } from '../../words/stored-notification.ts'
import type { Audience } from './campaign-tables.ts'
import type { Day, Moment, NullableMoment, NullableText } from './column-types.ts'

/** What a member was told, in the language of then. A deleted one keeps kind and key: nothing is told twice. */
export type NotificationTable = {
  id: string
  member_id: string
  kind: NotificationKind
  key: string
  language: Language
  title: string
  text: string
  /** Which text it has and what stands in it, for a reader of another language; null where title and text stand as they are. */
  kept: ColumnType<StoredNotification | null, string | null | undefined, string | null>
  opens: NotificationTarget | null
  created_at: Moment
  read_at: NullableMoment
  deleted_at: NullableMoment
}

/** A phone that takes push, for as long as its session lives. */
export type PushSubscriptionTable = {
  id: string
  member_id: string
  session_hash: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Moment
  seen_at: Moment
  /** When it is looked at again whether the session has run out by age. */
  check_at: ColumnType<Date, Date | undefined, Date>
}

export type PushState = 'due' | 'sent' | 'failed' | 'skipped'

/** One notification on its way to one phone. */
export type PushDeliveryTable = {
  id: string
  notification_id: string
  subscription_id: string
  state: PushState
  tries: Generated<number>
  /** Not before this: later after each try that failed, and while a process is at it. */
  next_at: Moment
  ended_at: NullableMoment
  error: NullableText
  /** Of a broadcast's: which one, and whose phone it is. */
  broadcast_id: NullableText
  receiver_id: NullableText
}

/** Whom a broadcast is for. */
export type BroadcastAudience = Audience & { languages: Language[] | null }

/** A text of staff to many members. */
export type BroadcastTable = {
  id: string
  /** Made by the desk before sending: a repeated call makes no second broadcast. */
  request_key: string
  title: JSONColumnType<InEveryLanguage>
  text: JSONColumnType<InEveryLanguage>
  opens: NotificationTarget | null
  by_sms: boolean
  by_push: Generated<boolean>
  audience: JSONColumnType<BroadcastAudience>
  state: 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'
  /** When it is to be sent; null for a draft. */
  send_at: NullableMoment
  created_at: Moment
  created_by: string
  /** When the members whom it reaches were written down. */
  began_at: NullableMoment
  ended_at: NullableMoment
  /** What became of it when it was counted last; null before. */
  counts: JSONColumnType<BroadcastCount[] | null, string | null | undefined, string>
  /** When it is to be counted; null before it began, and once nothing changes any more. */
  count_at: NullableMoment
  /** Counts what staff changed of it. */
  version: Generated<number>
  /** Who changed text, audience or ways last; null where nobody did since it was written. */
  changed_by: NullableText
  changed_at: NullableMoment
  /** How many it reached when it was counted last, up to one more than need a second person; null before. */
  reached: number | null
  /** Since when a second person is asked to confirm it. */
  waits_since: NullableMoment
  /** Who confirmed what it says and whom it reaches; a change of that takes it away. */
  confirmed_by: NullableText
  confirmed_at: NullableMoment
  /** When its time came and it was not sent, since it reached more than one person alone may send to. */
  held_at: NullableMoment
}

/** How many of a broadcast's messages on a channel are in a state. */
export type BroadcastCount = { id: string; channel: 'inbox' | 'push' | 'sms'; state: string; n: number }

export type BroadcastMemberTable = {
  broadcast_id: string
  member_id: string
  state: 'due' | 'sent' | 'skipped'
  /** Why somebody was passed over. */
  reason: ColumnType<'closed' | 'deactivated' | null, never, 'closed' | 'deactivated' | null>
  /** Why nothing was pushed, or sent by SMS, to whoever was told; null where something was, or where nobody was to get any. */
  no_push: ColumnType<'noPhone' | null, never, 'noPhone' | null>
  no_sms: ColumnType<'noConsent' | 'noNumber' | null, never, 'noConsent' | 'noNumber' | null>
}

/** One reminder of one member for one end of the membership. */
export type ReminderTable = {
  member_id: string
  last_day: Day
  stage: ReminderStage
  due_day: Day
  state: 'due' | 'sent' | 'failed' | 'skipped'
  /** Why it was skipped or failed. */
  reason: NullableText
  ended_at: NullableMoment
}

/** A day on which it was looked who is to be reminded. */
export type ReminderDayTable = {
  day: Day
  planned_at: Moment
  reported_at: NullableMoment
  /** What became of its reminders when they were counted last; null before. */
  counts: JSONColumnType<ReminderCounts | null, string | null | undefined, string>
  /** When they are to be counted; null once nothing changes any more. */
  count_at: NullableMoment
}

/** A day's reminders by state and reason, and those of them that went out by push and by SMS. */
export type ReminderCounts = { states: { state: ReminderTable['state']; reason: string | null; n: number }[]; push: number; sms: number }

export type NotificationTables = {
  notification: NotificationTable
  push_subscription: PushSubscriptionTable
  push_delivery: PushDeliveryTable
  broadcast: BroadcastTable
  broadcast_member: BroadcastMemberTable
  reminder: ReminderTable
  reminder_day: ReminderDayTable
}
