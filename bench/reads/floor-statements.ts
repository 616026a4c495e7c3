/** What the floor asks, one statement a call, with whoever asks in it: nothing comes back for a token that opens nothing. */
const signedIn = (more: string) => `
from session s join member m on m.id = s.member_id ${more}
where s.token_hash = $1 and s.ended_at is null and s.last_seen_at > now() - interval '60 days'
  and s.created_at > now() - interval '365 days' and m.closed_at is null`

const unread = `(
  select count(*)::int as unread from (
    select from notification where member_id = m.id and read_at is null and deleted_at is null limit 100
  ) counted)`

const page = 21

export const me = `
select m.id, m.full_name, m.member_number, m.mobile, m.fin_last_four, m.nationality, m.language, m.photo_key, m.password_hash is null as unset,
  m.deactivated_at is not null as deactivated, ${unread} as unread,
  (select json_agg(json_build_array(first_day, last_day) order by first_day) from term where member_id = m.id and voided_at is null) as terms,
  (select value from setting where key = 'arrearsDays') as arrears,
  (select json_object_agg(kind, given) from (
    select distinct on (kind) kind, given from consent where member_id = m.id order by kind, at desc) latest) as consents,
  (select case when p.state <> 'toReview' then p.id end from payment p join member_order o on o.id = p.order_id
    where o.member_id = m.id and o.state = 'open' order by p.attempt desc limit 1) as continued,
  (select case when p.state = 'awaiting' and p.pay_number is not null then p.id end from payment p join member_order o on o.id = p.order_id
    where o.member_id = m.id and o.state = 'open' order by p.attempt desc limit 1) as awaited,
  (select e.id from payment e where e.member_id = m.id and e.state in ('cancelled', 'expired') and e.pay_number is not null
    and e.ended_at > now() - interval '24 hours' and not exists (select from term l where l.member_id = m.id
      and l.created_at >= e.created_at and l.payment_id is not null and l.voided_at is null)
    order by e.ended_at desc limit 1) as late,
  (select case when t.created_at > now() - interval '24 hours' then p.id end from term t join payment p on p.id = t.payment_id
    where t.member_id = m.id and t.source <> 'correction' and p.state = 'paid' and p.amount_cents > 0
      and exists (select from term s where s.payment_id = p.id and s.voided_at is null)
    order by t.created_at desc limit 1) as paid_lately,
  (select p.id from payment p join charge c on c.payment_id = p.id
    where p.member_id = m.id and c.outcome = 'toReview' order by p.state = 'paid', c.received_at desc limit 1) as reviewed,
  (select p.state = 'paid' from payment p join charge c on c.payment_id = p.id
    where p.member_id = m.id and c.outcome = 'toReview' order by p.state = 'paid', c.received_at desc limit 1) as only_back,
  (select o.state = 'settled' from payment p join member_order o on o.id = p.order_id join charge c on c.payment_id = p.id
    where p.member_id = m.id and c.outcome = 'toReview' order by p.state = 'paid', c.received_at desc limit 1) as twice,
  exists (select from phone_request where member_id = m.id and state in ('waiting', 'approved')) as move_asked
${signedIn('')}`

export const payments = `
select p.* ${signedIn(`left join lateral (
  select p.id, p.version, p.transaction_number, p.method, p.state, o.plan_code, o.months, o.free_months, p.amount_cents, o.promo_code,
    p.pay_number, p.qr_text, p.created_at, p.expires_at, p.settled_at, t.first_day, t.last_day, o.state as order_state,
    exists (select from charge c where c.payment_id = p.id and c.outcome = 'toReview') as under_review,
    (select case when bool_and(upper(c.currency) = 'SGD' and c.amount_cents >= 0) then sum(c.amount_cents)::int end from charge c
      where c.payment_id = p.id and c.outcome = 'toReview') as came_cents,
    (select case when bool_and(upper(c.currency) = 'SGD') then sum(c.amount_cents)::int end from charge c
      where c.payment_id = p.id and c.amount_cents > 0
        and c.outcome = case p.state when 'paid' then 'honoured' when 'refunded' then 'refunded' end) as settled_cents,
    (select case when bool_and(upper(c.currency) = 'SGD') then sum(c.amount_cents)::int end from charge c
      where c.payment_id = p.id and c.amount_cents > 0 and p.state = 'paid' and c.outcome = 'refunded') as extra_back_cents,
    exists (select from charge c
      where c.payment_id = p.id and c.outcome = 'toReview' and c.amount_cents > 0 and o.state = 'settled') as came_twice,
    exists (select from payment n where n.order_id = p.order_id and n.attempt > p.attempt) as superseded,
    exists (select from term l where l.member_id = p.member_id and l.created_at >= p.created_at
      and l.payment_id is not null and l.voided_at is null) as paid_since,
    p.state in ('awaiting', 'failed', 'expired') and exists (select from payment e where e.member_id = p.member_id and e.created_at < p.created_at
      and (e.state = 'toReview' or e.state in ('cancelled', 'expired') and e.pay_number is not null
        and e.ended_at > p.created_at - interval '24 hours' and not exists (select from term l where l.member_id = e.member_id
          and l.created_at >= e.created_at and l.payment_id is not null and l.voided_at is null))) as earlier_may_come,
    p.pay_number is not null and not exists (select from charge c where c.payment_id = p.id and c.outcome = 'toReview') and (p.state = 'awaiting'
      or p.state in ('cancelled', 'expired') and p.ended_at > now() - interval '24 hours'
        and not exists (select from term l where l.member_id = p.member_id and l.created_at >= p.created_at
          and l.payment_id is not null and l.voided_at is null)) as may_still_come,
    p.pay_number is not null and not exists (select from charge c where c.payment_id = p.id and c.outcome = 'toReview')
      and p.state in ('cancelled', 'expired') and p.ended_at > now() - interval '24 hours'
        and exists (select from term l where l.member_id = p.member_id and l.created_at >= p.created_at
          and l.payment_id is not null and l.voided_at is null) as may_come_twice,
    p.state = 'paid' and exists (select from term l where l.member_id = p.member_id and l.created_at >= p.created_at
      and l.created_at < t.created_at and l.payment_id is not null and l.voided_at is null) as paid_beside
  from payment p join member_order o on o.id = p.order_id left join term t on t.payment_id = p.id and t.voided_at is null
  where p.member_id = m.id order by p.created_at desc, p.id desc limit ${page}
) p on true`)} order by p.created_at desc, p.id desc`

export const inbox = `
select u.unread, n.* ${signedIn(`cross join lateral ${unread} u left join lateral (
  select id, kind, title, text, opens, case kind when 'payment' then split_part(key, ' ', 1) end as about,
    created_at, read_at is not null as read from notification
  where member_id = m.id and deleted_at is null order by created_at desc, id desc limit ${page}
) n on true`)} order by n.created_at desc, n.id desc`

/** $1: the reader's language. */
export const news = `
select id, publish_from, shown <> $1 as in_english, texts->'title'->>shown as title, texts->'summary'->>shown as summary,
  picture_id, width, height, focus
from (
  select n.id, publish_from, texts, case when whole_in ? $1 then $1 else 'english' end as shown, p.id as picture_id, p.width, p.height,
    case when (p.focus_x, p.focus_y) <> (50, 50) then p.focus_x || '% ' || p.focus_y || '%' end as focus
  from news n left join picture p on p.id = n.picture_id
  where publish_from <= now() and (publish_to is null or publish_to > now())
  order by publish_from desc, n.id desc limit ${page}
) n order by publish_from desc, id desc`
