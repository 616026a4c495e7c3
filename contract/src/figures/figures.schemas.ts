import * as z from 'zod/mini'
import { day, filterDay } from '../time/day.fields.ts'
import { figureNames, reportNames, reportSteps } from './figure-names.ts'

export const readReportInput = z.object({
  report: z.enum(reportNames, { error: 'choose' }),
  /** First and last day in Singapore; days that are not over are left out. */
  from: filterDay,
  to: filterDay,
  step: z.enum(reportSteps, { error: 'choose' }),
})

/** One part of a figure: of each step what happened in it, or how many there were at the end of its last day. */
const series = z.object({ figure: z.enum(figureNames), part: z.string(), values: z.array(z.int()) })
export type Series = z.infer<typeof series>

export const readReportOutput = z.object({
  /** Days, weeks from Monday or months, cut where the report begins and ends. */
  steps: z.array(z.object({ from: day, to: day })),
  series: z.array(series),
  /** The last day that is counted, and when that was; null where none is yet. */
  until: z.nullable(day),
  countedAt: z.nullable(z.iso.datetime()),
})
export type Report = z.infer<typeof readReportOutput>
