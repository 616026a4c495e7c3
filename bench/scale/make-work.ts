import type pg from 'pg'

/** Every work that a clock begins, as if it had never run; what each finds is made for those that find it in tables. */
const statements = [
  'delete from sweep_run',
  // Older than the ages: they go again, so that what was filled in stays as it is.
  `insert into notification (id, member_id, kind, key, language, title, text, opens, created_at)
   select gen_random_uuid(), id, 'news', gen_random_uuid()::text, language, 'Open on Sunday', 'The centre is open on Sunday.', 'news', now() - interval '13 months'
   from member limit 2500`,
  `insert into sms (id, member_id, mobile_last_four, purpose, state, created_at, ended_at)
   select gen_random_uuid(), id, '0000', 'notice', 'delivered', now() - interval '7 months', now() - interval '7 months' from member limit 2500`,
  // For phones that are no longer signed in: there is nobody to push to.
  `insert into push_delivery (id, notification_id, subscription_id, state, next_at)
   select gen_random_uuid(), id, gen_random_uuid(), 'due', now() from notification order by created_at desc limit 200`,
  `insert into broadcast (id, request_key, title, text, by_sms, audience, state, send_at, created_at, created_by)
   select id, id, words, words, false,
     '{"statuses":null,"nationalities":null,"sectors":null,"languages":null,"joinedWithinDays":7,"plans":null}', 'scheduled', now(), now(),
     (select id from staff order by id limit 1)
   from (select gen_random_uuid() as id, '{"english": "Hello", "chinese": "Hello", "bengali": "Hello", "india": "Hello"}'::jsonb as words) made`,
  'update reminder_day set count_at = now() where day = (select max(day) from reminder_day)',
  `update payment set state = 'awaiting', expires_at = now(), ended_at = null where id in (
     select distinct on (p.order_id) p.id from payment p where p.state = 'expired' and p.method = 'paynow'
       and not exists (select from payment n where n.order_id = p.order_id and n.attempt > p.attempt) limit 200)`,
  `update statement_line set state = 'new' where id in (select id from statement_line where state = 'unmatched' limit 200)`,
  `insert into audit (id, at, staff_id, username, act, outcome, request_id, record_kind, record_id, member_id)
   select gen_random_uuid(), now(), (select id from staff order by id limit 1), 'staff', 'threads.reply', 'allowed', 'req-made', 'member', id::text, id
   from member limit 200`,
  'delete from figure where day = (select max(day) from figure_day)',
  'delete from figure_day where day = (select max(day) from figure_day)',
]

/** Gives each housekeeping that finds its work in tables some of it, and makes those due that a clock begins. */
export async function makeWork(client: pg.Client): Promise<void> {
  for (const statement of statements) await client.query(statement)
  await client.query('analyze')
}
