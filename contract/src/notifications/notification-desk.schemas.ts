import * as z from 'zod/mini'
import { audienceFields } from '../audience/audience.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { paged } from '../fields/paging.fields.ts'
import { version } from '../fields/version.fields.ts'
import { inEveryLanguage } from '../fields/written-text.fields.ts'
import { language } from '../language/language.fields.ts'
import { memberStatuses } from '../membership/member-statuses.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { broadcastStates, notificationTargets } from './notification-kinds.ts'
import { moment } from '../time/moment.fields.ts'

const texts = z.object({ english: z.string(), chinese: z.string(), bengali: z.string(), india: z.string() })

const counts = z.object({ due: z.int(), sent: z.int(), failed: z.int(), skipped: z.int() })

/** A broadcast with how it goes. A member is skipped whose account was closed or deactivated in the meantime. */
export const broadcast = z.object({
  id: z.uuid(),
  /** What a change of its time names. */
  version,
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

export const previewBroadcastInput = z.object(broadcastAudience)

export const previewBroadcastOutput = z.object({
  reached: z.int(),
  withPush: z.int(),
  withSms: z.int(),
  languages: z.record(z.string(), z.int()),
})

export const addBroadcastInput = z.object(broadcastFields)

export const one = z.object({ id: z.uuid() })

export const scheduleBroadcastInput = z.object({ id: z.uuid(), version, sendAt: moment })

export const listBroadcastsInput = z.object(listFields(['createdAt'], '-createdAt'))

export const listBroadcastsOutput = listOf(broadcast)

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

export const listReminderDaysInput = z.object(paged)

export const listReminderDaysOutput = listOf(reminderDay)
