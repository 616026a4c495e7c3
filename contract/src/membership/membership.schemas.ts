import * as z from 'zod/mini'
import { memberStatuses, vipStatuses } from './member-statuses.ts'
import { day } from '../time/day.fields.ts'

/** The state of a membership today, as the server derived it from the ledger of terms. */
export const membership = z.object({
  status: z.enum(memberStatuses),
  vipStatus: z.enum(vipStatuses),
  deactivated: z.boolean(),
  /** First day of the unbroken run that covers today, or covered last; null before the first payment. */
  firstDay: z.nullable(day),
  /** Last day of that run. */
  lastDay: z.nullable(day),
  /** Days left, today included; 0 where no term covers today. */
  daysLeft: z.int(),
  /** The server's clock, an instant (ISO 8601). */
  checkedAt: z.iso.datetime(),
})
export type Membership = z.infer<typeof membership>
