import * as z from 'zod/mini'

/** The specification's member states. */
export const memberStatuses = ['pendingPayment', 'active', 'inactive', 'arrears'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** "1" a term covers today; "2" signed up and never paid; "3" lapsed, or deactivated by staff. */
export const vipStatuses = ['1', '2', '3'] as const
export type VipStatus = (typeof vipStatuses)[number]

/** A day in Asia/Singapore, `YYYY-MM-DD`. */
export const day = z.iso.date()

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
