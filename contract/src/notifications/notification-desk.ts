import * as z from 'zod/mini'
import { audienceFields } from '../audience/audience.ts'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { language } from '../account/people/member-fields.ts'
import { memberStatuses } from '../membership/membership.ts'
import { moment } from '../time/moment.ts'
import { notificationTargets } from './notifications.ts'
import { paged } from '../fields/paging.ts'
import { planCodes } from '../payments/payments.ts'
import { inEveryLanguage } from '../fields/written-text.ts'

const readers: readonly StaffRole[] = ['admin', 'membership', 'content', 'support', 'finance']
const makers: readonly StaffRole[] = ['admin', 'membership', 'content']

/**
 * `draft` not to be sent yet; `scheduled` waits for its time; `sending` its members are written down and are told, a batch after the other;
 * `sent` all were told; `cancelled` nobody is told any more: who was told before keeps it.
 */
export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type BroadcastState = (typeof broadcastStates)[number]

const texts = z.object({ english: z.string(), chinese: z.string(), bengali: z.string(), india: z.string() })
const counts = z.object({ due: z.int(), sent: z.int(), failed: z.int(), skipped: z.int() })

/** A broadcast with how it goes. A member is skipped whose account was closed or deactivated in the meantime. */
export const broadcast = z.object({
  id: z.uuid(),
  title: texts,
  text: texts,
  opens: z.nullable(z.enum(notificationTargets)),
  bySms: z.boolean(),
  statuses: z.nullable(z.array(z.enum(memberStatuses))),
  nationalities: z.nullable(z.array(z.string())),
  sectors: z.nullable(z.array(z.string())),
  languages: z.nullable(z.array(z.string())),
  joinedWithinDays: z.nullable(z.int()),
  plans: z.nullable(z.array(z.enum(planCodes))),
  state: z.enum(broadcastStates),
  sendAt: z.nullable(z.iso.datetime()),
  beganAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** Members: told in the inbox. */
  inbox: counts,
  /** Phones: pushed to. A phone is skipped that was read on, signed out or is gone. */
  push: counts,
  /** SMS: `due` until the network has one, `sent` once it or the phone has. */
  sms: counts,
})
export type Broadcast = z.infer<typeof broadcast>

const broadcastAudience = {
  ...audienceFields,
  /** The language in which the centre writes to the member. */
  languages: z.optional(z.nullable(z.array(language).check(z.maxLength(4)))),
}

const broadcastFields = {
  /** Made by the desk before sending: the same key gives the same broadcast. */
  requestKey: z.uuid({ error: 'invalid' }),
  title: inEveryLanguage(60),
  text: inEveryLanguage(1000),
  opens: z.optional(z.nullable(z.enum(notificationTargets, { error: 'choose' }))),
  /** Whether members who consented to SMS get one that points to it. */
  bySms: z.boolean({ error: 'choose' }),
  /** When it is sent; left out or null for a draft. A time that is over is now. */
  sendAt: z.optional(z.nullable(moment)),
  ...broadcastAudience,
}

export const previewBroadcast = defineEndpoint({
  method: 'POST',
  path: '/desk/broadcasts/preview',
  summary: 'Whom a broadcast would reach now: members, how many of them by push and by SMS, and in which languages.',
  access: 'staff',
  roles: makers,
  input: z.object(broadcastAudience),
  output: z.object({ reached: z.int(), withPush: z.int(), withSms: z.int(), languages: z.record(z.string(), z.int()) }),
  refusals: ['staff.notAllowed'],
})

export const addBroadcast = defineEndpoint({
  method: 'POST',
  path: '/desk/broadcasts',
  summary: 'Write a broadcast: a draft, or one that is sent at its time. Safe to repeat with the same key.',
  access: 'staff',
  roles: makers,
  input: z.object(broadcastFields),
  output: broadcast,
  refusals: ['staff.notAllowed'],
})

const one = z.object({ id: z.uuid() })

export const sendBroadcast = defineEndpoint({
  method: 'POST',
  path: '/desk/broadcasts/:id/send',
  summary: 'Send a draft or a scheduled broadcast now. Safe to repeat.',
  access: 'staff',
  roles: makers,
  input: one,
  output: broadcast,
  refusals: ['broadcasts.notFound', 'broadcasts.ended', 'staff.notAllowed'],
})

export const scheduleBroadcast = defineEndpoint({
  method: 'POST',
  path: '/desk/broadcasts/:id/schedule',
  summary: 'Set or change when a draft or a scheduled broadcast is sent.',
  access: 'staff',
  roles: makers,
  input: z.object({ id: z.uuid(), sendAt: moment }),
  output: broadcast,
  refusals: ['broadcasts.notFound', 'broadcasts.begun', 'broadcasts.ended', 'staff.notAllowed'],
})

export const cancelBroadcast = defineEndpoint({
  method: 'POST',
  path: '/desk/broadcasts/:id/cancel',
  summary: 'Tell nobody any more, for good; who was told before keeps it. Safe to repeat.',
  access: 'staff',
  roles: makers,
  input: one,
  output: broadcast,
  refusals: ['broadcasts.notFound', 'broadcasts.ended', 'staff.notAllowed'],
})

export const readBroadcast = defineEndpoint({
  method: 'GET',
  path: '/desk/broadcasts/:id',
  summary: 'One broadcast with its texts and how it goes.',
  access: 'staff',
  roles: readers,
  input: one,
  output: broadcast,
  refusals: ['broadcasts.notFound', 'staff.notAllowed'],
})

export const listBroadcasts = defineEndpoint({
  method: 'GET',
  path: '/desk/broadcasts',
  summary: 'All broadcasts, newest first.',
  access: 'staff',
  roles: readers,
  input: z.object(paged),
  output: z.object({ broadcasts: z.array(broadcast), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

/** A day in Singapore on which reminders were due. */
export const reminderDay = z.object({
  day: z.iso.date(),
  due: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
  /** The day is over, and not everybody whose reminder was due was told or passed over for a reason. */
  differs: z.boolean(),
  /** Why reminders were skipped or failed, and how often. */
  reasons: z.record(z.string(), z.int()),
})

export const listReminderDays = defineEndpoint({
  method: 'GET',
  path: '/desk/reminders',
  summary: 'Days on which members were to be reminded, the latest first: how many were due, told, passed over, and whether that adds up.',
  access: 'staff',
  roles: readers,
  input: z.object(paged),
  output: z.object({ days: z.array(reminderDay), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

/** A message that did not arrive, or of which nothing was heard. */
export const failedSms = z.object({
  id: z.uuid(),
  memberNumber: z.nullable(z.string()),
  /** The last four digits of the number. */
  mobileLastFour: z.string(),
  purpose: z.string(),
  /**
   * The provider's code, or ours: `expired` too late to be of use, `unknown` a process died while handing it over, `budget` the day's notices
   * were spent.
   */
  error: z.nullable(z.string()),
  segments: z.int(),
  at: z.iso.datetime(),
})

/** What became of the messages of a day in Singapore. `taken` the provider has it and has said no more. */
export const smsDay = z.object({
  day: z.iso.date(),
  due: z.int(),
  taken: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  segments: z.int(),
})

/** What the messages of a day in Singapore are counted by, each apart. `reserve` is left to phones that the account knows. */
export const smsBudgets = ['signUp', 'logIn', 'newPassword', 'lostPhone', 'own', 'reserve', 'notices'] as const
export type SmsBudget = (typeof smsBudgets)[number]

export const listSms = defineEndpoint({
  method: 'GET',
  path: '/desk/sms',
  summary:
    'What became of the SMS of the last 14 days, day by day, and a page of those that failed, newest first; what today has used of each budget.',
  access: 'staff',
  roles: readers,
  input: z.object(paged),
  output: z.object({
    days: z.array(smsDay),
    failures: z.array(failedSms),
    total: z.int(),
    budgets: z.array(
      z.object({
        budget: z.enum(smsBudgets),
        used: z.int(),
        limit: z.int(),
        /** Four fifths are used: the log says it, too. */
        nearlySpent: z.boolean(),
      }),
    ),
  }),
  refusals: ['staff.notAllowed'],
})
