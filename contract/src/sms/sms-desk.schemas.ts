import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { day } from '../time/day.fields.ts'
import { smsBudgets } from './sms-budgets.ts'
import { smsPurposes } from './sms-purposes.ts'
import { smsStates } from './sms-states.ts'

/** One SMS, without its words. */
export const deskSms = z.object({
  id: z.uuid(),
  /** Null once the account is closed, and for numbers without one. */
  memberId: z.nullable(z.uuid()),
  memberNumber: z.nullable(z.string()),
  state: z.enum(smsStates),
  /** The last four digits of the number. */
  mobileLastFour: z.string(),
  purpose: z.string(),
  /**
   * The provider's code, or ours: `expired` too late, `budget` the day's notices were spent,
   * `unknown` a process died while handing it over.
   */
  error: z.nullable(z.string()),
  segments: z.int(),
  at: z.iso.datetime(),
  /** `retry`: the provider was away for longer than it was tried, and what it says is still there. */
  may: z.array(z.enum(['retry'])),
})
export type DeskSms = z.infer<typeof deskSms>

/** What became of the messages of a day in Singapore. `taken` the provider has it and has said no more. */
export const smsDay = z.object({
  day: z.iso.date(),
  due: z.int(),
  taken: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  /** Messages that are paid for: a long text is several. */
  segments: z.int(),
  /** At today's price of a segment, rounded up; null where none is set. */
  costCents: z.nullable(z.int()),
})
export type SmsDay = z.infer<typeof smsDay>

export const listSmsInput = z.object({
  ...listFields(['at'], '-at'),
  state: z.optional(z.enum(smsStates, { error: 'choose' })),
  purpose: z.optional(z.enum(smsPurposes, { error: 'choose' })),
  /** A day in Singapore. */
  day: z.optional(day),
  memberId: z.optional(z.uuid({ error: 'invalid' })),
})

export const listSmsOutput = listOf(deskSms)

export const retrySmsInput = z.object({ id: z.uuid({ error: 'invalid' }) })

export const retrySmsOutput = z.object({ id: z.uuid() })

export const readSmsDaysOutput = z.object({
  /** What a segment costs today, in tenths of a cent; null where staff have not said it. */
  segmentMills: z.nullable(z.int()),
  days: z.array(smsDay),
  budgets: z.array(
    z.object({
      budget: z.enum(smsBudgets),
      used: z.int(),
      limit: z.int(),
      /** Four fifths are used: the log says it, too. */
      nearlySpent: z.boolean(),
    }),
  ),
})

export type SmsDays = z.infer<typeof readSmsDaysOutput>
