import * as z from 'zod/mini'
import { paged } from '../fields/paging.fields.ts'
import { smsBudgets } from './sms-budgets.ts'

/** A message that did not arrive, or of which nothing was heard. */
export const failedSms = z.object({
  id: z.uuid(),
  memberNumber: z.nullable(z.string()),
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

export const listSmsInput = z.object(paged)

export const listSmsOutput = z.object({
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
})
