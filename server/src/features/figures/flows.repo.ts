import { type RawBuilder, sql } from 'kysely'
import type { FigureName } from '@mwc/contract/figures/figure-names'
import type { Db } from '../../database/database.ts'
import { selectAnswers } from '../../database/selects/select-answers.ts'
import type { Window } from './counted-days.rules.ts'
import type { Figure } from './running-sums.rules.ts'

const dayOf = (moment: string) => sql.raw(`(${moment} at time zone 'Asia/Singapore')::date`)
const within = (moment: string, { start, end }: Window) => sql`${sql.ref(moment)} >= ${start} and ${sql.ref(moment)} < ${end}`

/** The language in which an account was opened, which no later change touches. */
const joinedIn = sql.raw(
  `(select c.language from consent c where c.member_id = x.member_id and c.kind = 'declaration' order by c.at limit 1)`,
)
const isBought = sql.raw(`x.source in ('payment', 'promo') and x.payment_id is not null`)
/** A term of the same member from before, which stood when this one was written. */
const before = sql.raw(`from term b where b.member_id = x.member_id and b.created_at < x.created_at and b.payment_id is not null
  and (b.voided_at is null or b.voided_at > x.created_at)`)

/** The last reminder of a member in the two weeks before a term was written. */
const lastReminder = sql.raw(`(select r.stage from reminder r where r.member_id = x.member_id and r.state = 'sent'
  and r.ended_at <= x.created_at and r.ended_at > x.created_at - interval '14 days' order by r.ended_at desc, r.stage limit 1)`)

/** How long a member had waited: since the first message after the answer before. */
const waits = sql.raw(`case when wait < interval '1 hour' then '1 hour' when wait < interval '4 hours' then '4 hours'
  when wait < interval '1 day' then '1 day' when wait < interval '3 days' then '3 days' else 'longer' end`)

/** Money on the day when it was heard of; what turned out to be money of before is taken out on the day when that was decided. */
const arrived = (w: Window, what: 'cents' | 'arrivals') => sql`select day, concat(p.method, ' ', o.plan_code) as part,
    sum(${sql.ref(what)}) as n from (
      select payment_id, ${dayOf('received_at')} as day, amount_cents as cents, 1 as arrivals from charge
      where ${within('received_at', w)} and amount_cents > 0 and currency = 'SGD'
      union all
      select payment_id, ${dayOf('decided_at')}, -amount_cents, -1 from charge
      where ${within('decided_at', w)} and outcome = 'sameMoney' and amount_cents > 0 and currency = 'SGD'
    ) money join payment p on p.id = money.payment_id join member_order o on o.id = p.order_id group by 1, 2`

type Flow = { figure: FigureName; sql: (window: Window) => RawBuilder<unknown> }

/** Of each figure a statement that answers with day, part and n: by the moment at which it was written, which never changes. */
const flows: readonly Flow[] = [
  {
    figure: 'codesAsked',
    sql: (w) => sql`select ${dayOf('created_at')} as day, '' as part, count(distinct mobile) as n
      from one_time_code where purpose = 'signUp' and ${within('created_at', w)} group by 1`,
  },
  {
    figure: 'signUps',
    sql: (w) => sql`select ${dayOf('at')} as day, language as part, count(*) as n from (
      select distinct on (member_id) at, language from consent x where kind = 'declaration' and ${within('at', w)}
        and not exists (select from consent b where b.member_id = x.member_id and b.kind = 'declaration' and b.at < ${w.start})
      order by member_id, at
    ) first group by 1, 2`,
  },
  {
    figure: 'closed',
    sql: (w) => sql`select ${dayOf('closed_at')} as day, '' as part, count(*) as n from member where ${within('closed_at', w)} group by 1`,
  },
  {
    figure: 'starters',
    sql: (w) => sql`select ${dayOf('at')} as day, coalesce(${joinedIn}, '') as part, count(*) as n
      from (select member_id, min(created_at) as at from payment x where ${within('created_at', w)}
        and not exists (select from payment b where b.member_id = x.member_id and b.created_at < ${w.start}) group by member_id) x
      group by 1, 2`,
  },
  {
    figure: 'newPayers',
    sql: (w) => sql`select ${dayOf('at')} as day, coalesce(${joinedIn}, '') as part, count(*) as n
      from (select member_id, min(created_at) as at from term x where payment_id is not null and ${within('created_at', w)}
        and not exists (select from term b where b.member_id = x.member_id and b.payment_id is not null and b.created_at < ${w.start})
        group by member_id) x
      group by 1, 2`,
  },
  { figure: 'moneyIn', sql: (w) => arrived(w, 'cents') },
  { figure: 'arrivals', sql: (w) => arrived(w, 'arrivals') },
  {
    // A part that went back counts on the day when it was heard of; the whole when that was decided, without those parts.
    figure: 'moneyBack',
    sql: (w) => sql`select day, p.method as part, sum(cents) as n from (
        select c.payment_id, ${dayOf('c.decided_at')} as day, c.amount_cents + coalesce((
            select sum(b.amount_cents) from charge b where b.payment_id = c.payment_id and b.part_of = c.id), 0) as cents
        from charge c where ${within('c.decided_at', w)} and c.outcome = 'refunded' and c.currency = 'SGD' and c.amount_cents > 0
        union all
        select payment_id, ${dayOf('received_at')}, -amount_cents from charge
        where ${within('received_at', w)} and amount_cents < 0 and currency = 'SGD'
      ) back join payment p on p.id = back.payment_id group by 1, 2`,
  },
  {
    figure: 'months',
    sql: (w) => sql`select day, part, sum(n) as n from (
        select ${dayOf('x.created_at')} as day, months.part, months.n from term x
        left join payment p on p.id = x.payment_id left join member_order o on o.id = p.order_id
        cross join lateral (values ('bought', o.months), ('code', x.months - o.months)) as months(part, n)
        where ${within('x.created_at', w)} and ${isBought}
        union all
        select ${dayOf('x.created_at')}, case when x.source = 'promo' then 'campaign' else x.source end, x.months from term x
        where ${within('x.created_at', w)} and x.payment_id is null and x.source <> 'correction'
      ) given where n <> 0 group by 1, 2`,
  },
  {
    // What was laid again was voided and written anew: neither given nor taken.
    figure: 'monthsVoided',
    sql: (w) => sql`select ${dayOf('x.voided_at')} as day, '' as part, sum(x.months) as n from term x
      where ${within('x.voided_at', w)} and coalesce(x.void_reason, '') not like 'an earlier term of its run was voided:%' group by 1`,
  },
  {
    figure: 'promoWorth',
    sql: (w) => sql`select ${dayOf('x.created_at')} as day, worth.part, sum(worth.n) as n from term x
      join payment p on p.id = x.payment_id join member_order o on o.id = p.order_id
      cross join lateral (values ('months', (x.months - o.months) * o.price_cents / o.months), ('discount', o.discount_cents)) as worth(part, n)
      where ${within('x.created_at', w)} and ${isBought} and o.promo_id is not null and worth.n <> 0 group by 1, 2`,
  },
  {
    figure: 'renewals',
    sql: (
      w,
    ) => sql`select ${dayOf('x.created_at')} as day, to_char(m.created_at at time zone 'Asia/Singapore', 'YYYY-MM') as part, count(*) as n
      from term x join member m on m.id = x.member_id
      where ${within('x.created_at', w)} and ${isBought} and exists (select ${before}) group by 1, 2`,
  },
  {
    figure: 'uses',
    sql: (
      w,
    ) => sql`select ${dayOf('used_at')} as day, case when voucher_id is null then 'privilege' else 'voucher' end as part, count(*) as n
      from redemption where ${within('used_at', w)} group by 1, 2`,
  },
  {
    figure: 'usesUndone',
    sql: (w) =>
      sql`select ${dayOf('undone_at')} as day, '' as part, count(*) as n from redemption where ${within('undone_at', w)} group by 1`,
  },
  {
    figure: 'reminders',
    sql: (w) => sql`select ${dayOf('ended_at')} as day, stage as part, count(*) as n
      from reminder where ${within('ended_at', w)} and state = 'sent' group by 1, 2`,
  },
  {
    figure: 'reminded',
    sql: (w) => sql`select day, part, count(*) as n from (
        select ${dayOf('x.created_at')} as day, ${lastReminder} as part from term x where ${within('x.created_at', w)} and ${isBought}
      ) paid where part is not null group by 1, 2`,
  },
  {
    figure: 'answers',
    sql: (w) => sql`select ${dayOf('at')} as day, ${waits} as part, count(*) as n
      from (${selectAnswers(within('x.at', w))}) answered group by 1, 2`,
  },
]

/** What happened on each day of a window. */
export async function countFlows(db: Db, window: Window): Promise<Figure[]> {
  const all: Figure[] = []
  for (const { figure, sql: statement } of flows) {
    const { rows } = await sql<Figure>`select ${figure}::text as figure, f.day, f.part, f.n::bigint as n
      from (${statement(window)}) as f where f.n <> 0`.execute(db)
    all.push(...rows)
  }
  return all
}
