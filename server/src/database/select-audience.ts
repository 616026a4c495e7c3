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
 * A test holds it against `isFor` over `standingOn`. Closed and deactivated accounts are not reached.
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
        when coalesce(t.began, false) = false then 'pendingPayment'
        when t.covers then 'active'
        when t.last_day >= ${arrearsSince}::date then 'arrears'
        else 'inactive' end as status
      from member m left join (
        select member_id, bool_or(first_day <= ${day}::date) as began,
          bool_or(first_day <= ${day}::date and last_day >= ${day}::date) as covers, max(last_day) as last_day
        from term where voided_at is null ${isAmong(sql`member_id`)} group by member_id
      ) t on t.member_id = m.id
      where m.closed_at is null and m.deactivated_at is null ${isAmong(sql`m.id`)}
    ) each_member
    where true ${within('status', audience.statuses)} ${within('nationality', audience.nationalities)} ${within('sector', audience.sectors)}
    ${joinedAfter ? sql`and created_at >= ${joinedAfter}` : sql``}
    ${audience.plans ? sql`and id in (select member_id from (${lastPaidPlans(isAmong(sql`p.member_id`))}) l where plan_code in (${sql.join(audience.plans)}))` : sql``}`
}
