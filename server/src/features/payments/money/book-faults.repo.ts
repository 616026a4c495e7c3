import { sql } from 'kysely'
import type { Db } from '../../../database/database.ts'

/** What must not be in the books, a line each; all of them are read. */
export async function bookFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'paid without one term: ' || p.transaction_number as fault from payment p
      where p.state = 'paid' and (select count(*) from term t where t.payment_id = p.id and t.voided_at is null)
        <> case when exists (select 1 from term t join audit a on a.id = t.taken_back_act and a.act = 'members.voidTerm'
          where t.payment_id = p.id) then 0 else 1 end
    union all select 'taken back and not voided: ' || t.id from term t where t.taken_back_act is not null and t.voided_at is null
    union all select 'paid without one arrival of money: ' || p.transaction_number from payment p
      where p.state = 'paid' and p.method <> 'promo' and (select count(*) from charge c where c.payment_id = p.id and c.outcome = 'honoured') <> 1
    union all select 'a term of money that is not there: ' || t.id from term t join payment p on p.id = t.payment_id
      where t.voided_at is null and p.state <> 'paid'
    union all select 'terms overlap: ' || a.id from term a join term b on a.member_id = b.member_id and a.id <> b.id
      where a.voided_at is null and b.voided_at is null and a.first_day <= b.last_day and b.first_day <= a.last_day
    union all select 'honoured money of what is not paid: ' || c.charge_id from charge c join payment p on p.id = c.payment_id
      where c.outcome = 'honoured' and p.state <> 'paid'
    union all select 'under review without a reason: ' || c.charge_id from charge c where c.outcome = 'toReview' and c.review_reason is null
    union all select 'the same money as none that is counted: ' || c.charge_id from charge c left join charge o on o.id = c.same_as
      and o.payment_id = c.payment_id and o.amount_cents = c.amount_cents and o.outcome <> 'sameMoney'
      where (c.outcome = 'sameMoney' or c.same_as is not null) and (o.id is null or c.outcome <> 'sameMoney')
    union all select 'uses of a code do not add up: ' || r.code from promo r
      where r.used <> (select count(*) from promo_use u where u.promo_id = r.id and u.state <> 'released') or r.used > r.total_limit
    union all select 'a settled order without a payment that was: ' || o.id from member_order o
      where o.state = 'settled' and not exists (select 1 from payment p where p.order_id = o.id and p.state in ('paid', 'refunded'))
    union all select 'a promo kept by an order that has ended: ' || o.id from member_order o join promo_use u on u.order_id = o.id
      where o.state in ('cancelled', 'ended') and u.state <> 'released'
    union all select 'a last plan that was not the last: ' || m.id from member m left join member_plan l on l.member_id = m.id
      where l.plan_code is distinct from (select o.plan_code from payment p join member_order o on o.id = p.order_id
        where p.member_id = m.id and p.state = 'paid' order by p.settled_at desc, p.id desc limit 1)`.execute(db)
  return rows.map(({ fault }) => fault)
}
