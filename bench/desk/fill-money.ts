import type pg from 'pg'
import { chance } from './fixed-values.ts'

export const moneyTables = ['paper_request', 'statement_line', 'counter_day', 'terminal']

const terminals = `
insert into terminal (id, place_id, name, added_at)
select gen_random_uuid(), id, 'Terminal ' || n, now() - interval '800 days'
from (select id from place order by position, id limit 4) places, generate_series(1, 2) as n`

/** One payment in eight was taken at a counter; few ended otherwise than paid or expired, and few have another price. */
const payments = `
update payment p set method = case when at_counter then 'nets' when is_free then 'promo' else 'paynow' end,
  gateway = case when at_counter then 'nets' when is_free then 'promo' else gateway end,
  terminal_id = case when at_counter and p.state = 'paid' then terminals[1 + ${chance('p.id', 'terminal', 8)}] end,
  amount_cents = case when is_free then 0 when is_odd then 100 * (1 + ${chance('p.id', 'cents', 40)}) else amount_cents end,
  state = case when p.state = 'paid' and ${chance('p.id', 'refunded', 300)} = 0 then 'refunded'
    when p.state = 'expired' and ${chance('p.id', 'ended', 10)} < 3 then 'cancelled'
    when p.state = 'expired' and ${chance('p.id', 'ended', 10)} = 3 then 'failed'
    when p.state = 'expired' and ${chance('p.id', 'ended', 500)} = 4 then 'awaiting' else p.state end
from (
  select id, ${chance('id', 'counter', 8)} = 0 as at_counter, ${chance('id', 'counter', 200)} = 1 as is_free, ${chance('id', 'odd', 40)} = 0 as is_odd,
    array(select id from terminal order by id) as terminals
  from payment
) kind where kind.id = p.id and (at_counter or is_free or is_odd or p.state = 'expired')`

const promos = [
  `insert into promo (id, code, starts_at, ends_at, person_limit, audience, effect, effect_value)
   select gen_random_uuid(), 'BENCH' || n, now() - n * interval '10 days', now() + interval '100 days', 1, 'any', 'percentOff', 10
   from generate_series(1, 60) as n`,
  `update member_order o set promo_id = p.id, promo_code = p.code from promo p
   where p.code = 'BENCH' || (1 + ${chance('o.id', 'promo', 1200)})`,
  // As a trigger writes it, which none does while much is loaded.
  `update payment p set promo_code = o.promo_code from member_order o where o.id = p.order_id and o.promo_code is not null`,
]

const reviews = `update payment set state = 'toReview' where id in (select payment_id from charge where outcome = 'toReview')`

const days = `
insert into counter_day (id, terminal_id, day, state, collected_count, collected_cents, terminal_count, terminal_cents, difference_cents, closed_by, closed_at)
select gen_random_uuid(), t.id, current_date - n, case when n < 2 then 'open' else 'closed' end, 10, 9000, 10, 9000 + odd, odd,
  (select id from staff limit 1), now() - n * interval '1 day'
from terminal t, generate_series(0, 800) as n, lateral (select case when ${chance('t.id || n', 'odd', 10)} = 0 then 900 else 0 end as odd) off`

const layout = {
  dateColumn: 'Date',
  amountColumn: 'Amount',
  referenceColumn: 'Reference',
  dateFormat: 'DD/MM/YYYY',
  decimalMark: '.',
  encoding: 'utf-8',
}

/** What the bank and NETS booked: a line for one payment in twelve. */
const lines = [
  `insert into statement_source (id, kind, name, layout, added_at)
   select gen_random_uuid(), case when n = 1 then 'bank' else 'nets' end, 'Source ' || n, '${JSON.stringify(layout)}', now() from generate_series(1, 3) as n`,
  `insert into statement_file (id, source_id, name, encoding, at, staff_id)
   select gen_random_uuid(), id, 'all.csv', 'utf-8', now(), (select id from staff limit 1) from statement_source`,
  `insert into statement_line (id, source_id, file_id, number, raw, day, amount_cents, reference, code, state, payment_id)
   select gen_random_uuid(), f.source_id, f.id, n, 'a line', p.created_at::date, p.amount_cents, p.transaction_number, 'C' || n,
     case when n % 50 = 0 then (array['unmatched', 'partial', 'excess', 'duplicate', 'proposed', 'left'])[1 + n / 50 % 6] else 'matched' end,
     case when n % 50 > 0 then p.id end
   from (select *, row_number() over ()::int as n from payment where state = 'paid' and ${chance('id', 'line', 12)} = 0) p
   join (select *, row_number() over ()::int as nth from statement_file) f on f.nth = 1 + n % 3`,
]

const paper = `
insert into paper_request (id, member_id, kind, state, received_day, due_day, note, request_key, created_at, created_by, decided_at, decided_by, decision)
select gen_random_uuid(), id, case when n % 200 = 0 then 'data' else 'closing' end, case when n % 3000 = 0 then 'open' else 'done' end, day, day + 30, 'By letter',
  gen_random_uuid(), day, (select id from staff limit 1), case when n % 3000 > 0 then day + 3 end, case when n % 3000 > 0 then (select id from staff limit 1) end,
  case when n % 3000 > 0 then 'Done' end
from (select id, row_number() over ()::int as n, current_date - ${chance('id', 'day', 300)} as day from member) m where n % 100 = 0`

/** What the desk sees of money: how it was paid and where, counters and their days, lines of the bank, and requests on paper. */
export async function fillMoney(client: pg.Client): Promise<void> {
  for (const statement of [terminals, payments, ...promos, reviews, days, ...lines, paper]) await client.query(statement)
}
