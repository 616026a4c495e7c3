import { type RawBuilder, sql } from 'kysely'
import type { Audience } from './tables/campaign-tables.ts'
import { dayOf, startOfDay, toDate } from '../ports/clock.ts'
import { joinedSince } from './audience.rules.ts'

/** The plan of each member's last payment that is paid. */
const lastPaidPlans = (isAmong: RawBuilder<unknown>) => sql`select distinct on (p.member_id) p.member_id, o.plan_code
  from payment p join member_order o on o.id = p.order_id
  where p.state = 'paid' ${isAmong} order by p.member_id, p.settled_at desc`

/**
 * A query for everybody whom an audience reaches today, with the member's columns and the `status`.
 * A test holds it against `isFor` over `standingOn`. Closed and deactivated accounts are not reached. The days of each ledger
 * are read off the directory: to add up all terms takes too long at a million members.
 * @param among only these accounts, where some stand for all.
 */
export function selectAudience(
  audience: Audience,
  { now, arrearsDays, among = null }: { now: Temporal.Instant; arrearsDays: number; among?: readonly string[] | null },
): RawBuilder<unknown> {
  const isAmong = (id: RawBuilder<unknown>) => (among ? sql`and ${id} = any(${among}::uuid[])` : sql``)
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
      from member m left join member_directory d on d.member_id = m.id
      where m.closed_at is null and m.deactivated_at is null ${isAmong(sql`m.id`)}
    ) each_member
    where true ${within('status', audience.statuses)} ${within('nationality', audience.nationalities)} ${within('sector', audience.sectors)}
    ${joinedAfter ? sql`and created_at >= ${joinedAfter}` : sql``}
    ${audience.plans ? sql`and id in (select member_id from (${lastPaidPlans(isAmong(sql`p.member_id`))}) l where plan_code in (${sql.join(audience.plans)}))` : sql``}`
}
