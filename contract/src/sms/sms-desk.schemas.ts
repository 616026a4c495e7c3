import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { smsBudgets } from './sms-budgets.ts'
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

export const listSmsInput = z.object({
  ...listFields(['at'], '-at'),
  state: z.optional(z.enum(smsStates, { error: 'choose' })),
  memberId: z.optional(z.uuid({ error: 'invalid' })),
})

export const listSmsOutput = listOf(deskSms)

export const readSmsDaysOutput = z.object({
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
