import { type RawBuilder, sql } from 'kysely'
import type { Audience } from '../tables/campaign-tables.ts'
import { dayOf, startOfDay, toDate } from '../../ports/clock.ts'
import { joinedSince } from './audience.rules.ts'

/** Accounts whose ids are in a range, both ends included. */
export type RangeOfAccounts = { from: string; to: string }
/** Accounts that stand for all, and how many these are. */
export type PartOfAccounts = RangeOfAccounts & { accounts: number }

/** Whether an id is one of a part of the accounts. */
const isAmong = (id: RawBuilder<unknown>, part: RangeOfAccounts | null): RawBuilder<unknown> =>
  part ? sql`${id} between ${part.from}::uuid and ${part.to}::uuid` : sql`true`

/** Whether the last payment of `each_member` that is paid was for one of some plans, which is kept for each. */
const paidLastFor = (plans: readonly string[], among: RangeOfAccounts | null) =>
  among
    ? sql`(select l.plan_code from member_plan l where l.member_id = each_member.id) in (${sql.join(plans)})`
    : sql`exists (select from member_plan l where l.member_id = each_member.id and l.plan_code in (${sql.join(plans)}))`

/** The directory beside each member `m`: one by one for a part, whose size PostgreSQL cannot know; else joined as it likes. */
const directory = (among: RangeOfAccounts | null) =>
  among
    ? sql`lateral (select * from member_directory of_one where of_one.member_id = m.id offset 0) d on true`
    : sql`member_directory d on d.member_id = m.id`

/**
 * A query for everybody whom an audience reaches today, with the member's columns and the `status`.
 * A test holds it against `isFor` over `standingOn`. Closed and deactivated accounts are not reached. The days of each ledger
 * are read off the directory: to add up all terms takes too long at a million members.
 * @param among only these accounts
 */
export function selectAudience(
  audience: Audience,
  { now, arrearsDays, among = null }: { now: Temporal.Instant; arrearsDays: number; among?: RangeOfAccounts | null },
): RawBuilder<unknown> {
  const today = dayOf(now)
  const day = today.toString()
  const arrearsSince = today.subtract({ days: arrearsDays }).toString()
  const joinedAfter = audience.joinedWithinDays === null ? null : toDate(startOfDay(joinedSince(audience.joinedWithinDays, today)))
  const within = (column: 'nationality' | 'sector' | 'status', values: readonly string[] | null) =>
    values ? sql`and ${sql.ref(column)} in (${sql.join(values)})` : sql``
  return sql`
    select * from (
      select m.*, case
        when coalesce(d.first_day <= ${day}::date, false) = false then 'pendingPayment'
        when d.cover @> ${day}::date then 'active'
        when d.last_day >= ${arrearsSince}::date then 'arrears'
        else 'inactive' end as status
      from member m left join ${directory(among)}
      where m.closed_at is null and m.deactivated_at is null and ${isAmong(sql`m.id`, among)}
        ${joinedAfter ? sql`and d.joined_at >= ${joinedAfter}` : sql``}
    ) each_member
    where true ${within('status', audience.statuses)} ${within('nationality', audience.nationalities)} ${within('sector', audience.sectors)}
    ${audience.plans ? sql`and ${paidLastFor(audience.plans, among)}` : sql``}`
}
