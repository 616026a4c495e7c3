import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/database.ts'
import type { Window } from './counted-days.rules.ts'
import type { Change } from './running-sums.rules.ts'

const dayOf = (moment: string) => sql.raw(`(${moment} at time zone 'Asia/Singapore')::date`)
/** Days from one until before another; none where they are the wrong way round. */
const days = (from: string, until: string) => sql.raw(`daterange(${from}, greatest(${from}, ${until}))`)

/**
 * Accounts of which a status or a group may be another at the end of a day of a window than at that of the day before: for what
 * was written on it, or because days of a term begin or end on it, or those of arrears.
 */
export function selectChanged({ from, until, start, end }: Window, arrearsDays: number): RawBuilder<unknown> {
  const within = (moment: string) => sql`${sql.raw(moment)} >= ${start} and ${sql.raw(moment)} < ${end}`
  const between = (day: string) => sql`${sql.raw(day)} >= ${from}::date and ${sql.raw(day)} < ${until}::date`
  const ending = (days: number) =>
    sql`voided_at is null and last_day >= ${from}::date - ${days}::int and last_day < ${until}::date - ${days}::int`
  // What was taken back or changed since a day may have begun or ended on it.
  return sql`
    select member_id from member_directory where ${within('joined_at')}
    union select id from member where ${within('closed_at')}
    union select id from member where ${within('deactivated_at')}
    union select member_id from member_past where until >= ${start}
    union select member_id from term where ${within('created_at')}
    union select member_id from term where voided_at >= ${start}
    union select member_id from term where ${between('first_day')}
    union select member_id from term where ${ending(1)}
    union select member_id from term where ${ending(1 + arrearsDays)}`
}

/** One account, as `selectChanged` names them. */
export const selectOne = (memberId: string): RawBuilder<unknown> => sql`select ${memberId}::uuid`

/**
 * By how many the open accounts of a status changed on each day, in all and by nationality, sector and month of joining.
 * A day is what was known at its end: a term counts from the day it was written until the day it was voided, so that no later
 * act changes an earlier day. The states are `standingOn`'s; a test holds both against each other.
 * @param among only these accounts
 */
export async function memberChanges(
  db: Db,
  { from, until, start, end }: Window,
  arrearsDays: number,
  among?: RawBuilder<unknown>,
): Promise<Change[]> {
  const isAmong = (id: string) => (among ? sql`${sql.ref(id)} in (select member_id from among)` : sql`true`)
  const { rows } = await sql<Change>`
    with ${among ? sql`among (member_id) as materialized (${among}),` : sql``} changed as (
      select member_id, ${dayOf('until')} as until_day, nationality, sector, deactivated_at,
        lag(${dayOf('until')}) over (partition by member_id order by until) as since_day
      from member_past where ${isAmong('member_id')}
    ), era as (
      select c.member_id, daterange(since_day, until_day) as days, c.nationality, c.sector, ${dayOf('c.deactivated_at')} as stopped,
        m.created_at, m.closed_at
      from changed c join member m on m.id = c.member_id where since_day is distinct from until_day
      union all
      select m.id, daterange(c.last_day, null), m.nationality, m.sector, ${dayOf('m.deactivated_at')}, m.created_at, m.closed_at
      from member m left join (select member_id, max(until_day) as last_day from changed group by member_id) c on c.member_id = m.id
      where m.created_at < ${end} and ${isAmong('m.id')}
    ), known as (
      select member_id, first_day, last_day, ${dayOf('created_at')} as made,
        coalesce(${dayOf('voided_at')}, 'infinity') as gone
      from term where created_at < ${end} and (voided_at is null or voided_at >= ${start}) and ${isAmong('member_id')}
    ), ledger as (
      select member_id,
        range_agg(${days('greatest(first_day, made)', 'least(last_day + 1, gone)')}) as covered,
        range_agg(${days('greatest(first_day, made)', 'gone')}) as begun,
        range_agg(daterange(made, greatest(made, least(last_day + 1 + ${arrearsDays}::int, gone)))) as near
      from known where gone > made group by member_id
    ), account as materialized (
      select e.nationality, e.sector, to_char(e.created_at at time zone 'Asia/Singapore', 'YYYY-MM') as cohort, e.stopped,
        (e.days * ${days(`(e.created_at at time zone 'Asia/Singapore')::date`, `coalesce((e.closed_at at time zone 'Asia/Singapore')::date, 'infinity')`)}
          * daterange(${from}::date, ${until}::date))::datemultirange as open,
        l.covered, l.begun, l.near
      from era e left join ledger l on l.member_id = e.member_id
    ), free as materialized (
      select nationality, sector, cohort, case when stopped is null then open else open - daterange(stopped, null)::datemultirange end as held,
        covered, begun, near
      from account
    ), span as (
      select nationality, sector, cohort, 'deactivated' as status, open * daterange(stopped, null)::datemultirange as held
      from account where stopped is not null
      union all
      select nationality, sector, cohort, 'pendingPayment', case when begun is null then held else held - begun end from free
      union all
      select nationality, sector, cohort, 'active', held * covered from free where covered is not null
      union all
      select nationality, sector, cohort, 'arrears', held * begun * near - covered from free where covered is not null
      union all
      select nationality, sector, cohort, 'inactive', held * begun - near - covered from free where covered is not null
    ), run as (
      select nationality, sector, cohort, status, unnest(held) as days from span where not isempty(held)
    )
    select
      case when grouping(nationality) = 0 then 'nationality' when grouping(sector) = 0 then 'sector'
        when grouping(cohort) = 0 then 'cohort' else 'status' end as figure,
      day, concat_ws(' ', case when grouping(nationality) = 0 then nationality end, case when grouping(sector) = 0 then sector end,
        case when grouping(cohort) = 0 then cohort end, status) as part,
      sum(change)::int as n
    from run cross join lateral (values (lower(days), 1), (upper(days), -1)) as ends(day, change)
    group by grouping sets ((day, status), (day, status, nationality), (day, status, sector), (day, status, cohort))
    having sum(change) <> 0`.execute(db)
  return rows
}

/**
 * By how much what payments wait for changed on each day, by method. One waits no longer than its time lasts, whoever notes its
 * end when: a sweep that comes after midnight changes no day that was counted.
 */
export async function waitingChanges(db: Db, { from, until, start, end }: Window): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with waiting as (
      select * from payment where created_at < ${end} and ended_at >= ${start}
      union all select * from payment where created_at < ${end} and ended_at is null and state = 'awaiting'
    ), waited as (
      select method, amount_cents, daterange(${from}::date, ${until}::date) * ${days(`(created_at at time zone 'Asia/Singapore')::date`, `(least(ended_at, expires_at) at time zone 'Asia/Singapore')::date`)} as days
      from waiting
    ), ends as (
      select method, day, sum(change) as many, sum(change * amount_cents) as cents
      from waited cross join lateral (values (lower(days), 1), (upper(days), -1)) as ends(day, change)
      where not isempty(days) group by method, day
    )
    select 'waiting' as figure, day, method as part, cents::bigint as n from ends where cents <> 0
    union all
    select 'waitingCount', day, method, many::bigint from ends where many <> 0`.execute(db)
  return rows
}
