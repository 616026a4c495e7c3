import type pg from 'pg'

const plans = `insert into plan values ('6months', 6, 900, true, true, 1), ('1year', 12, 1500, true, true, 2)`

/** Of each member but the first ones an order, its payment, the money of it and the term that it made, all of a month ago. */
const paid = `
create temp table filled as
select gen_random_uuid() as order_id, gen_random_uuid() as payment_id, id as member_id, now() - interval '30 days' as at
from (select id from member order by member_number offset $1) paying`
const books = [
  `insert into member_order (id, member_id, plan_code, months, price_cents, discount_cents, total_cents, free_months, state, created_at, ended_at)
   select order_id, member_id, '6months', 6, 900, 0, 900, 0, 'settled', at, at from filled`,
  `insert into payment (id, order_id, member_id, attempt, transaction_number, method, gateway, state, amount_cents, pay_number, idempotency_key,
     request_digest, created_at, expires_at, settled_at, ended_at)
   select payment_id, order_id, member_id, 1, 'MWC' || md5(payment_id::text), 'paynow', 'simulator', 'paid', 900, 'pay_' || md5(payment_id::text),
     gen_random_uuid(), md5(payment_id::text), at, at + interval '15 minutes', at, at from filled`,
  `insert into charge (id, gateway, charge_id, payment_id, amount_cents, currency, settled_at, received_at, outcome)
   select gen_random_uuid(), 'simulator', 'ch_' || md5(payment_id::text), payment_id, 900, 'SGD', at, at, 'honoured' from filled`,
  `insert into term (id, member_id, first_day, last_day, months, source, payment_id, created_at)
   select gen_random_uuid(), member_id, at::date, (at + interval '6 months' - interval '1 day')::date, 6, 'payment', payment_id, at from filled`,
  'analyze',
]

/** Gives all members but the first `without` a paid membership. */
export async function fillPayments(client: pg.Client, without: number): Promise<void> {
  await client.query(plans)
  await client.query(paid.replace('$1', String(without)))
  for (const text of books) await client.query(text)
}
