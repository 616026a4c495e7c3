import type pg from 'pg'
import { chance, fixedId } from './fixed-values.ts'

export const toldTables = ['broadcast_member', 'push_delivery', 'promo_use']

const words = (text: string) => `jsonb_build_object('english', ${text}, 'chinese', ${text}, 'bengali', ${text}, 'india', ${text})`
const audience = `'{"statuses":null,"nationalities":null,"sectors":null,"languages":null,"joinedWithinDays":null,"plans":null}'`

/** Yesterday's broadcast to everybody: six of ten have a phone, few of them two, and one of a hundred gets an SMS. */
const broadcast = [
  `insert into broadcast (id, request_key, title, text, opens, by_sms, audience, state, created_at, created_by, began_at, ended_at, counts, reached)
   select ${fixedId(`'told'`)}, gen_random_uuid(), ${words(`'Sunday'`)}, ${words(`'The centre is open on Sunday.'`)}, 'news', true, ${audience}, 'sent',
     now() - interval '1 day', (select id from staff order by id limit 1), now() - interval '1 day', now() - interval '20 hours', '[]', (select count(*) from member)`,
  `create temporary table told as
   select gen_random_uuid() as notification_id, id as member_id, language, ${fixedId(`'told'`)} as broadcast_id, row_number() over (order by id)::int as n from member`,
  `insert into notification (id, member_id, kind, key, language, title, text, opens, created_at)
   select notification_id, member_id, 'news', broadcast_id::text, language, 'Sunday', 'The centre is open on Sunday.', 'news', now() - interval '22 hours'
   from told where n % 100 > 0`,
  `insert into broadcast_member (broadcast_id, member_id, state, reason, no_push, no_sms)
   select broadcast_id, member_id, case when n % 100 > 0 then 'sent' else 'skipped' end, case when n % 100 = 0 then 'deactivated' end,
     case when n % 100 > 0 and n % 10 >= 6 then 'noPhone' end, case when n % 100 > 1 then 'noConsent' end from told`,
  `insert into push_delivery (id, notification_id, subscription_id, state, next_at, ended_at, error, broadcast_id, receiver_id)
   select gen_random_uuid(), notification_id, gen_random_uuid(), state, now(), now() - interval '18 hours' - random() * interval '10 hours',
     case state when 'failed' then '410' when 'skipped' then 'seen' end, broadcast_id, member_id
   from (
     select t.*, case ${chance('n', 'push', 50)} when 0 then 'failed' when 1 then 'skipped' else 'sent' end as state
     from told t, generate_series(1, case when n % 20 = 1 then 2 else 1 end) where n % 100 > 0 and n % 10 < 6
   ) pushed`,
  `insert into sms (id, member_id, mobile_last_four, purpose, state, created_at, ended_at, notification_id, broadcast_id)
   select gen_random_uuid(), member_id, '0000', 'news', case ${chance('n', 'sms', 20)} when 0 then 'failed' when 1 then 'taken' else 'delivered' end,
     now() - interval '20 hours', now() - interval '20 hours', notification_id, broadcast_id from told where n % 100 = 1`,
  'drop table told',
]

const codes = [
  `insert into promo_batch (id, request_key, name, prefix, size, starts_at, ends_at, audience, effect, effect_value, made_at, made_by)
   select ${fixedId(`'batch'`)}, gen_random_uuid(), 'Dormitories', 'DORM', 10000, now() - interval '90 days', now() + interval '100 days', 'any', 'percentOff', 10,
     now() - interval '90 days', (select id from staff order by id limit 1)`,
  `insert into promo (id, code, starts_at, ends_at, total_limit, used, person_limit, audience, effect, effect_value, batch_id)
   select gen_random_uuid(), 'DORM-' || lpad(n::text, 8, '0'), now() - interval '90 days', now() + interval '100 days', 1, 1, 1, 'any', 'percentOff', 10, ${fixedId(`'batch'`)}
   from generate_series(1, 10000) as n`,
  // Each code of the batch was used once, and every order with another code used that.
  `insert into promo_use (order_id, promo_id, person, state, at)
   select o.id, o.promo_id, md5(o.member_id::text), case when o.state = 'settled' then 'consumed' else 'reserved' end, o.created_at
   from member_order o where o.promo_id is not null`,
  `insert into promo_use (order_id, promo_id, person, state, at, batch_id)
   select o.id, p.id, md5(o.member_id::text), 'consumed', o.created_at, p.batch_id
   from (select *, row_number() over ()::int as nth from promo where batch_id is not null) p
   join (select *, row_number() over ()::int as nth from member_order where promo_id is null and state = 'settled' limit 10000) o using (nth)`,
  `update promo p set used = u.n from (select promo_id, count(*)::int as n from promo_use where state <> 'released' group by promo_id) u where u.promo_id = p.id`,
]

/** Whom a broadcast told and in which way, and who used codes. */
export async function fillTold(client: pg.Client): Promise<void> {
  for (const statement of [...broadcast, ...codes]) await client.query(statement)
}
