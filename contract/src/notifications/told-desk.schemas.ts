import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { reminderStages, toldOutcomes, toldWays } from './notification-kinds.ts'

const id = z.uuid({ error: 'invalid' })
const outcome = z.nullable(z.enum(toldOutcomes))

/** What became of telling one member. A way that was not meant for anybody is null. */
const toldFields = {
  member: z.object({ id: z.uuid(), memberNumber: z.string(), fullName: z.string() }),
  inbox: outcome,
  /** Why not: `closed`, `deactivated`, `renewed`, `changed`, `late`, `fault`. */
  inboxReason: z.nullable(z.string()),
  push: outcome,
  /** Why not: `noPhone`, `seen`, `signedOut`, `gone`, `calledOff`, or a code. Of several phones the best is told. */
  pushReason: z.nullable(z.string()),
  sms: outcome,
  /** Why not: `noConsent`, `noNumber`, the provider's code, or ours: `expired`, `budget`, `unknown`. */
  smsReason: z.nullable(z.string()),
}

/** One member whom a broadcast was for; the id is the member's. */
export const broadcastMember = z.object({ id: z.uuid(), ...toldFields })
export type BroadcastMember = z.infer<typeof broadcastMember>

/** One reminder of one member. */
export const reminded = z.object({
  id: z.uuid(),
  stage: z.enum(reminderStages),
  /** The last day of the membership, in Singapore. */
  lastDay: z.iso.date(),
  ...toldFields,
})
export type Reminded = z.infer<typeof reminded>

const byOutcome = {
  /** In which way: what `outcome` is about. */
  way: z._default(z.enum(toldWays, { error: 'choose' }), 'inbox'),
  outcome: z.optional(z.enum(toldOutcomes, { error: 'choose' })),
}

/** Members of one broadcast; without one the list is too long and refused with `request.narrow`. */
export const listBroadcastMembersInput = z.object({ ...listFields(['member'], 'member'), ...byOutcome, broadcastId: z.optional(id) })

export const listBroadcastMembersOutput = listOf(broadcastMember)

/** Reminders of one day in Singapore, by its date or its id; without it the list is refused with `request.narrow`. */
export const listRemindedInput = z.object({
  ...listFields(['member', 'lastDay'], 'lastDay'),
  ...byOutcome,
  day: z.optional(z.iso.date({ error: 'date' })),
  stage: z.optional(z.enum(reminderStages, { error: 'choose' })),
  /** Only those who were not told, for whatever reason. */
  onlyNotTold: z.optional(z.stringbool({ error: 'invalid' })),
})

export const listRemindedOutput = listOf(reminded)

/** A day in Singapore on which reminders were due. */
export const reminderDay = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  due: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
  /** Of those who were told: to how many it was pushed, and to how many it went by SMS as far as is known. */
  push: z.int(),
  sms: z.int(),
  /** The day is over, and not everybody whose reminder was due was told or passed over for a reason. */
  differs: z.boolean(),
  /** Why reminders were skipped or failed, and how often. */
  reasons: z.record(z.string(), z.int()),
})
export type ReminderDay = z.infer<typeof reminderDay>

export const listReminderDaysInput = z.object(listFields(['day'], '-day'))

export const listReminderDaysOutput = listOf(reminderDay)
