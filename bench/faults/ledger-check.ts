import type { OpenDatabase } from '../../server/src/database/database.ts'
import type { Clock } from '../../server/src/ports/clock.ts'
import { type Arrival, gatewayNames } from './outside-gateway.ts'

export type Finding = { group: 'lost' | 'doubled' | 'without cause' | 'oversold' | 'unknown'; what: string; found: string[] }
type Check = { group: Finding['group']; what: string; sql: string }

const shown = 20

/**
 * What must hold in the books, each as the SQL that finds what does not.
 * The harness's own: `faults.money` is what members really paid, `faults.promise` what they were told.
 * A request with a lost answer may be done after its repetition was refused: what counts is that a member sent its key.
 */
const checks: Check[] = [
  {
    group: 'lost',
    what: 'money that arrived and is not in the books as it was paid',
    sql: `select m.charge_id from faults.money m left join charge c on (c.gateway, c.charge_id) = (m.gateway, m.charge_id)
      left join payment p on p.id = c.payment_id
      where p.transaction_number is distinct from m.transaction_number or c.amount_cents <> m.amount_cents or c.settled_at <> m.settled_at`,
  },
  {
    group: 'lost',
    what: 'money that was answered for and came into the books later',
    sql: `select c.charge_id from faults.money m join charge c on (c.gateway, c.charge_id) = (m.gateway, m.charge_id)
      where c.received_at > m.acked_at`,
  },
  {
    group: 'lost',
    what: 'payments that a member was told of and that are not there',
    sql: `select r.payment_id::text from faults.promise r where r.payment_id is not null
      and not exists (select 1 from payment p where p.id = r.payment_id and p.idempotency_key = r.key)
      and not exists (select 1 from payment_key k where k.payment_id = r.payment_id and k.idempotency_key = r.key)`,
  },
  {
    group: 'lost',
    what: 'paid payments without exactly one unvoided term',
    sql: `select p.transaction_number from payment p
      where p.state = 'paid' and (select count(*) from term t where t.payment_id = p.id and t.voided_at is null) <> 1`,
  },
  {
    group: 'lost',
    what: 'orders that somebody paid as asked, without a term',
    sql: `select distinct o.id::text from faults.money m join payment p using (transaction_number) join member_order o on o.id = p.order_id
      where m.amount_cents = p.amount_cents and not exists (select 1 from payment q where q.order_id = o.id and q.state = 'paid')
        and not exists (select 1 from charge c join payment q on q.id = c.payment_id where q.order_id = o.id and c.review_reason = 'promoGone')`,
  },
  {
    group: 'doubled',
    what: 'payments that are honoured without exactly one arrival of money',
    sql: `select p.transaction_number from payment p where p.method <> 'promo'
      and (select count(*) from charge c where c.payment_id = p.id and c.outcome = 'honoured') <> (p.state = 'paid')::int`,
  },
  {
    group: 'doubled',
    what: 'orders that are settled twice, or settled and not paid',
    sql: `select o.id::text from member_order o
      where (select count(*) from payment p where p.order_id = o.id and p.state = 'paid') <> (o.state = 'settled')::int`,
  },
  {
    group: 'doubled',
    what: 'terms of a member that overlap',
    sql: `select a.id::text from term a join term b on a.member_id = b.member_id and a.id <> b.id
      where a.voided_at is null and b.voided_at is null and a.first_day <= b.last_day and b.first_day <= a.last_day`,
  },
  {
    group: 'doubled',
    what: 'payments that no member asked for',
    sql: `select p.transaction_number from payment p where not exists (select 1 from faults.promise r where r.key = p.idempotency_key)`,
  },
  {
    group: 'without cause',
    what: 'money in the books that nobody paid (forged, or invented)',
    sql: `select c.charge_id from charge c left join faults.money m on (m.gateway, m.charge_id) = (c.gateway, c.charge_id)
      where m.charge_id is null`,
  },
  {
    group: 'without cause',
    what: 'unvoided terms without their cause, or of other months than ordered',
    sql: `select t.id::text from term t left join payment p on p.id = t.payment_id left join member_order o on o.id = p.order_id
      where t.voided_at is null
        and not coalesce(p.state = 'paid' and t.member_id = p.member_id and t.months = o.months + o.free_months
          and t.source = case p.method when 'promo' then 'promo' else 'payment' end, false)
        and not exists (select 1 from campaign_claim k where k.term_id = t.id and k.member_id = t.member_id and t.source = 'promo')`,
  },
  {
    group: 'without cause',
    what: 'honoured money of another amount than was asked',
    sql: `select c.charge_id from charge c join payment p on p.id = c.payment_id
      where c.outcome = 'honoured' and (c.amount_cents <> p.amount_cents or c.currency <> 'SGD')`,
  },
  {
    group: 'without cause',
    what: 'money under review for a reason that does not hold',
    sql: `select c.charge_id || ' ' || coalesce(c.review_reason, 'none') from charge c join payment p on p.id = c.payment_id
      join member_order o on o.id = p.order_id
      where c.outcome = 'toReview' and not coalesce(case c.review_reason
        when 'wrongAmount' then c.amount_cents <> p.amount_cents
        when 'secondPayment' then exists (select 1 from payment q where q.order_id = o.id and q.state = 'paid')
        when 'promoGone' then o.promo_id is not null
      end, false)`,
  },
  {
    group: 'without cause',
    what: 'payments under review without money that is',
    sql: `select p.transaction_number from payment p
      where p.state = 'toReview' and not exists (select 1 from charge c where c.payment_id = p.id and c.outcome = 'toReview')`,
  },
  {
    group: 'oversold',
    what: 'codes beyond their limit, or whose uses do not add up',
    sql: `select r.code from promo r
      where r.used > r.total_limit or r.used <> (select count(*) from promo_use u where u.promo_id = r.id and u.state <> 'released')`,
  },
  {
    group: 'oversold',
    what: 'members beyond the limit of a code, or whose uses do not add up',
    sql: `select r.code || ' ' || n.person from promo_person n join promo r on r.id = n.promo_id
      where n.used > r.person_limit or n.used <> (select count(*) from promo_use u
        where u.promo_id = n.promo_id and u.person = n.person and u.state <> 'released')`,
  },
  {
    group: 'oversold',
    what: 'codes used up without their benefit, or given without being used up',
    sql: `select o.id::text from promo_use u join member_order o on o.id = u.order_id
      where u.state is distinct from case o.state when 'open' then 'reserved' when 'settled' then 'consumed' else 'released' end`,
  },
  {
    group: 'oversold',
    what: 'campaigns beyond their stock, or whose claims do not add up',
    sql: `select c.id::text from campaign c
      where c.claimed > c.stock or c.claimed <> (select count(*) from campaign_claim k where k.campaign_id = c.id)`,
  },
  {
    group: 'oversold',
    what: 'claims without exactly one reward',
    sql: `select k.id::text from campaign_claim k
      where (select count(*) from voucher v where v.claim_id = k.id)
        + (select count(*) from term t where t.id = k.term_id and t.voided_at is null) <> 1`,
  },
]

/** What must hold besides, once the time of everything that could wait is over and the sweeps have nothing to do. */
const checksAtTheEnd: Check[] = [
  { group: 'unknown', what: 'payments that still wait', sql: `select transaction_number from payment where state = 'awaiting'` },
  { group: 'unknown', what: 'orders that are still open', sql: `select id::text from member_order where state = 'open'` },
  {
    group: 'unknown',
    what: 'payments whose question is due and not asked',
    sql: `select transaction_number from payment where query_after <= $1`,
  },
]

/** Holds the ledger against what was really paid and promised. Nothing but SQL on the books decides. */
export async function checkLedger(
  books: OpenDatabase,
  clock: Clock,
  { arrivals, promised }: { arrivals: readonly Arrival[]; promised: ReadonlyMap<string, string | null> },
): Promise<Finding[]> {
  await books.executeSql(`drop schema if exists faults cascade; create schema faults;
    create table faults.money (charge_id text, gateway text, transaction_number text, amount_cents int, settled_at timestamptz, acked_at timestamptz,
      primary key (gateway, charge_id));
    create table faults.promise (key text primary key, payment_id uuid)`)
  const money = arrivals.map(({ method, chargeId, transactionNumber, amountCents, settledAt, ackedAt }) => ({
    charge_id: chargeId,
    gateway: gatewayNames[method],
    transaction_number: transactionNumber,
    amount_cents: amountCents,
    settled_at: settledAt,
    acked_at: ackedAt,
  }))
  await books.executeSql('insert into faults.money select * from jsonb_populate_recordset(null::faults.money, $1)', [JSON.stringify(money)])
  const promises = [...promised].map(([key, payment_id]) => ({ key, payment_id }))
  await books.executeSql('insert into faults.promise select * from jsonb_populate_recordset(null::faults.promise, $1)', [
    JSON.stringify(promises),
  ])
  await books.executeSql('analyze')
  const now = new Date(clock.now().epochMilliseconds)
  const findings: Finding[] = []
  for (const { group, what, sql } of [...checks, ...checksAtTheEnd]) {
    const { rows } = await books.executeSql(sql, sql.includes('$1') ? [now] : [])
    const all = rows.map((row) => String(Object.values(row)[0]))
    findings.push({ group, what: all.length > shown ? `${what} (${all.length}, the first ${shown})` : what, found: all.slice(0, shown) })
  }
  return findings
}
