import * as z from 'zod/mini'
import { audienceFields } from '../audience/audience.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { inEnglishAtLeast, inEveryLanguage } from '../fields/written-text.fields.ts'
import { language } from '../language/language.fields.ts'
import { memberStatuses } from '../membership/member-statuses.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { broadcastActs, broadcastStates, notificationTargets } from './notification-kinds.ts'
import { moment } from '../time/moment.fields.ts'
import { memberNumber } from '../account/member-check/member-check.schemas.ts'

const texts = z.object({ english: z.string(), chinese: z.string(), bengali: z.string(), india: z.string() })

const staffName = z.object({ id: z.uuid(), username: z.string() })

const counts = z.object({ due: z.int(), sent: z.int(), failed: z.int(), skipped: z.int() })

/** A broadcast with how it goes. A member is skipped whose account was closed or deactivated in the meantime. */
export const broadcast = z.object({
  id: z.uuid(),
  /** What an edit names. */
  version,
  title: texts,
  text: texts,
  opens: z.nullable(z.enum(notificationTargets)),
  /** In the inbox always; whether it is pushed to phones, and sent by SMS to whoever consented to that. */
  byPush: z.boolean(),
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
  /** Who wrote it, and who changed it last: neither may confirm it. */
  writtenBy: staffName,
  changedBy: staffName,
  changedAt: z.iso.datetime(),
  /** It reached too many, when it was counted last, for one person to send it. The server counts again before it is sent. */
  needsSecond: z.boolean(),
  /** Since when a second person is asked to confirm it. */
  waitsSince: z.nullable(z.iso.datetime()),
  confirmedBy: z.nullable(staffName),
  confirmedAt: z.nullable(z.iso.datetime()),
  /** Its time came, and it was not sent: by then it reached too many for one person. It is a draft since. */
  heldAt: z.nullable(z.iso.datetime()),
  /** Members: told in the inbox. */
  inbox: counts,
  /** Phones: pushed to. A phone is skipped that was read on, signed out or is gone. */
  push: counts,
  /** SMS: `due` until the network has one, `sent` once it or the phone has. */
  sms: counts,
  /** What the reader may do with it. */
  may: z.array(z.enum(broadcastActs)),
})
export type Broadcast = z.infer<typeof broadcast>

const broadcastAudience = {
  ...audienceFields,
  /** The language in which the centre writes to the member. */
  languages: z.optional(z.nullable(z.array(language).check(z.maxLength(4)))),
}

const broadcastFields = {
  title: inEveryLanguage(60),
  text: inEveryLanguage(1000),
  opens: z.optional(z.nullable(z.enum(notificationTargets, { error: 'choose' }))),
  /** Whether it is pushed to members' phones, beside the inbox. */
  byPush: z._default(z.boolean({ error: 'choose' }), true),
  /** Whether members who consented to SMS get one that points to it. */
  bySms: z.boolean({ error: 'choose' }),
  ...broadcastAudience,
}

/** Whom it reaches; with a title and by SMS also what that costs. */
export const previewBroadcastInput = z.object({
  ...broadcastAudience,
  title: z.optional(z.nullable(inEnglishAtLeast(60))),
  bySms: z.optional(z.nullable(z.boolean({ error: 'choose' }))),
})

/** Of those who read one language: how many it reaches. Cents are Singapore's; null where nobody has set a price. */
const reachedInLanguage = z.object({
  language,
  reached: z.int(),
  withPush: z.int(),
  withSms: z.int(),
  /** Segments of one SMS with this title; null without a title, or where none is sent. */
  smsSegments: z.nullable(z.int()),
  smsCents: z.nullable(z.int()),
})

export const previewBroadcastOutput = z.object({
  /** How many it reaches now, and of how many accounts. */
  reached: z.int(),
  members: z.int(),
  /** Of a large programme the numbers are an estimate from this many accounts; null where each was counted. */
  estimatedFrom: z.nullable(z.int()),
  withPush: z.int(),
  withSms: z.int(),
  languages: z.array(reachedInLanguage),
  /** What all SMS cost; null where none is sent or nobody has set a price. */
  smsCents: z.nullable(z.int()),
  /** Messages of today's budget of notices that are left, and how many it has. */
  smsLeftToday: z.int(),
  smsDayBudget: z.int(),
})

/** A draft, or one with its time. `requestKey` is made by the desk before sending: the same key gives the same one. */
export const addBroadcastInput = z.object({
  requestKey: z.uuid({ error: 'invalid' }),
  ...broadcastFields,
  /** When it is sent; left out or null for a draft. A time that is over is refused, minutes apart. */
  sendAt: z.optional(z.nullable(moment)),
})

export const editBroadcastInput = z.object({ id: z.uuid(), version, ...broadcastFields })

export const one = z.object({ id: z.uuid() })

/** One broadcast as it was seen. */
export const oneVersion = z.object({ id: z.uuid(), version })

export const scheduleBroadcastInput = z.object({ id: z.uuid(), version, sendAt: moment })

/** To whom it is sent as a test, by the number on the card, and in which languages. */
export const testBroadcastInput = z.object({
  id: z.uuid(),
  version,
  memberNumber,
  languages: z.array(language).check(z.minLength(1, { error: 'choose' }), z.maxLength(4)),
})

export const listBroadcastsInput = z.object({
  ...listFields(['createdAt', 'sendAt'], '-createdAt'),
  /** Any part of the title or the text, in any language. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(60, { error: 'tooLong' }))),
  state: z.optional(z.enum(broadcastStates, { error: 'choose' })),
  /** Only those for which a second person is asked. */
  onlyWaiting: z.optional(z.stringbool({ error: 'invalid' })),
})

export const listBroadcastsOutput = listOf(broadcast)
