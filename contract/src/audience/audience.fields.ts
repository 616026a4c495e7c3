import * as z from 'zod/mini'
import { nationality, sector } from '../account/people/person.fields.ts'
import { memberStatuses } from '../membership/member-statuses.ts'
import { planCodes } from '../membership/plan-codes.ts'

const anyOf = <T extends z.ZodMiniType>(item: T) => z.optional(z.nullable(z.array(item).check(z.maxLength(300))))

/** Whom a campaign or a broadcast is for: every criterion that is given must fit. Left out, null or empty is no criterion. */
export const audienceFields = {
  statuses: anyOf(z.enum(memberStatuses, { error: 'choose' })),
  nationalities: anyOf(nationality),
  sectors: anyOf(sector),
  /** Days since the account was made, on Singapore's calendar. */
  joinedWithinDays: z.optional(z.nullable(z.int({ error: 'integersOnly' }).check(z.gte(1), z.lte(3650)))),
  /** The plan that the member paid for last. */
  plans: anyOf(z.enum(planCodes, { error: 'choose' })),
}
