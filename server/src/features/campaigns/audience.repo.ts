import type { MemberStatus } from '@mwc/contract/membership'
import { sql } from 'kysely'
import type { PlanCode } from '@mwc/contract/payments'
import type { Db } from '../../database/database.ts'
import type { Audience } from '../../database/tables.ts'
import { dayOf, programmeZone, toDate, toInstant } from '../../ports/clock.ts'
import { readMembership } from '../membership/read-membership.ts'
import { joinedSince, type MemberFacts } from './campaign.rules.ts'

/** The plan of each member's last payment that is paid. */
const lastPaidPlans = sql`select distinct on (p.member_id) p.member_id, o.plan_code
  from payment p join member_order o on o.id = p.order_id
  where p.state = 'paid' order by p.member_id, p.settled_at desc`

/** What audiences are judged by, of one member now. */
export async function readMemberFacts(db: Db, memberId: string, now: Temporal.Instant): Promise<MemberFacts> {
  const member = await db
    .selectFrom('member')
    .select(['nationality', 'sector', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { status, deactivated } = await readMembership(db, memberId, now)
  const { rows } = await sql<{ plan_code: PlanCode }>`
    select o.plan_code from payment p join member_order o on o.id = p.order_id
    where p.member_id = ${memberId} and p.state = 'paid' order by p.settled_at desc limit 1`.execute(db)
  const { nationality, sector, created_at } = member
  return { status, deactivated, nationality, sector, joinedOn: dayOf(toInstant(created_at)), plan: rows[0]?.plan_code ?? null }
}

type Reached = {
  member_number: string
  full_name: string
  status: MemberStatus
  nationality: string
  sector: string
  created_at: Date
}

/**
 * Everybody whom an audience reaches today, in the database: the same as `isFor` over `standingOn`, which a test holds against each other.
 * Accounts that were closed or deactivated are not reached.
 */
export async function findReached(
  db: Db,
  audience: Audience,
  { now, arrearsDays, sample }: { now: Temporal.Instant; arrearsDays: number; sample: number },
): Promise<{ reached: number; sample: Reached[] }> {
  const today = dayOf(now)
  const day = today.toString()
  const arrearsSince = today.subtract({ days: arrearsDays }).toString()
  const joinedAfter =
    audience.joinedWithinDays === null
      ? null
      : toDate(joinedSince(audience.joinedWithinDays, today).toZonedDateTime(programmeZone).toInstant())
  const within = (column: 'nationality' | 'sector' | 'status', values: readonly string[] | null) =>
    values ? sql`and ${sql.ref(column)} in (${sql.join(values)})` : sql``
  const reached = sql`
    select member_number, full_name, status, nationality, sector, created_at from (
      select m.*, case
        when coalesce(t.began, false) = false then 'pendingPayment'
        when t.covers then 'active'
        when t.last_day >= ${arrearsSince}::date then 'arrears'
        else 'inactive' end as status
      from member m left join (
        select member_id, bool_or(first_day <= ${day}::date) as began,
          bool_or(first_day <= ${day}::date and last_day >= ${day}::date) as covers, max(last_day) as last_day
        from term where voided_at is null group by member_id
      ) t on t.member_id = m.id
      where m.closed_at is null and m.deactivated_at is null
    ) each_member
    where true ${within('status', audience.statuses)} ${within('nationality', audience.nationalities)} ${within('sector', audience.sectors)}
    ${joinedAfter ? sql`and created_at >= ${joinedAfter}` : sql``}
    ${audience.plans ? sql`and id in (select member_id from (${lastPaidPlans}) l where plan_code in (${sql.join(audience.plans)}))` : sql``}`
  const count = await sql<{ n: number }>`select count(*) as n from (${reached}) r`.execute(db)
  const { rows } = await sql<Reached>`${reached} order by created_at desc, member_number desc limit ${sample}`.execute(db)
  return { reached: Number(count.rows[0]?.n ?? 0), sample: rows }
}

/** How many accounts there are, closed ones not counted. */
export async function countMembers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
