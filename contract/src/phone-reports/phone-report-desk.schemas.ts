import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { reportKinds } from './report-kinds.ts'

/** What phones with one version of the app told of one thing in a day of Singapore. */
export const phoneReportDay = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  version: z.string(),
  kind: z.enum(reportKinds),
  /** A fault's words, the rule of the policy and what it stopped, or a vital's name; `other` for all beyond a day's most. */
  what: z.string(),
  /** Where in the app's code, innermost first, a line each; empty where that is not known. */
  places: z.string(),
  route: z.string(),
  /** The language of the last phone that told of it. */
  language: z.string(),
  /** How often it was told; of a vital, how many of these were slow and how many poor. */
  told: z.int(),
  slow: z.int(),
  poor: z.int(),
  lastAt: z.iso.datetime(),
})
export type PhoneReportDay = z.infer<typeof phoneReportDay>

export const listPhoneReportsInput = z.object({
  ...listFields(['lastAt', 'told'], '-lastAt'),
  kind: z.optional(z.enum(reportKinds, { error: 'choose' })),
})

export const listPhoneReportsOutput = listOf(phoneReportDay)
