import type pg from 'pg'
import { deskBeside } from '../desk/fill-desk.ts'
import { fixedId } from '../desk/fixed-values.ts'
import type { Filling } from '../reads/fill-members.ts'
import { news, others, toldWords } from './told-words.ts'

/** Below the twelve months after which they are deleted (0041), so that what is kept stays whole for two weeks. */
const weeks = 50
/** Of what is told at most, reminders; and what is neither news, money nor reminder. */
const shares = { reminders: 0.3, others: 0.04 }
const stages = `(values ('d30', 30), ('d7', 7), ('d1', 1), ('after', -1)) as s (stage, days)`

const columns = 'id, member_id, kind, key, language, title, text, kept, opens, created_at, read_at'
/** Most are read, within three days. */
const readAt = `case when random() < 0.85 then date_trunc('milliseconds', least(at + random() * interval '3 days', now())) end`
const inSingapore = (moment: string) => `date_trunc('milliseconds', ${moment}) at time zone 'Asia/Singapore'`

const makeWords = `create temporary table told_words as
select * from unnest($1::text[], $2::date[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
  as told (what, day, cents, language, kind, title, text, kept, opens)`
const fields = ['what', 'day', 'cents', 'language', 'kind', 'title', 'text', 'kept', 'opens'] as const

const endingBetween = `t.voided_at is null and t.last_day - s.days between $1::date and $2::date`
const countReminders = `select count(*)::int as n from term t, ${stages} where ${endingBetween}`

/** Of some days, with what is kept of whom a reminder went to. $3: which part of them was told. */
const reminders = `
with told as (
  insert into notification (${columns})
  select gen_random_uuid(), e.member_id, 'reminder', to_char(e.last_day, 'YYYY-MM-DD') || ' ' || e.stage, m.language, w.title, w.text, w.kept::jsonb,
    w.opens, at, ${readAt}
  from (
    select t.member_id, t.last_day, s.stage,
      ${inSingapore(`(t.last_day - s.days)::timestamp + interval '9 hours' + random() * interval '2 hours'`)} as at
    from term t, ${stages} where ${endingBetween} and random() < $3
  ) e
  join member m on m.id = e.member_id
  join told_words w on w.what = e.stage and w.day = e.last_day and w.language = m.language
  order by at
  returning member_id, key, created_at
)
insert into reminder (member_id, last_day, stage, due_day, state, ended_at)
select member_id, split_part(key, ' ', 1)::date, split_part(key, ' ', 2), (created_at at time zone 'Asia/Singapore')::date, 'sent', created_at from told`

/** What was paid since a day, $1, and is told of: in the order of payments, so that a week is found soon. */
const makeMoney = `
create temporary table told_money as
select p.id, p.member_id, p.amount_cents as cents, t.last_day as day, p.settled_at as at
from payment p join term t on t.payment_id = p.id
where p.settled_at >= $1::date and p.settled_at < current_date and t.voided_at is null order by p.settled_at`
const money = `
insert into notification (${columns})
select gen_random_uuid(), p.member_id, w.kind, p.id::text, m.language, w.title, w.text, w.kept::jsonb, w.opens, at, ${readAt}
from told_money p join member m on m.id = p.member_id
join told_words w on w.what = 'paid' and w.day = p.day and w.cents = p.cents and w.language = m.language
where p.at >= $1::date and p.at < $2::date + 1 order by at limit $3`

/** $1, $2 from which day to which, $3 which part of all members. */
const otherThings = `
insert into notification (${columns})
select gen_random_uuid(), m.id, w.kind, gen_random_uuid()::text, m.language, w.title, w.text, w.kept::jsonb, w.opens, at, ${readAt}
from (
  select id, language, (array[${others.map((what) => `'${what}'`).join(', ')}])[1 + floor(random() * ${others.length})::int] as what,
    ${inSingapore(`$1::date::timestamp + random() * ($2::date - $1::date + 1) * interval '1 day'`)} as at
  from member where random() < $3
) m
join told_words w on w.what = m.what and w.day is null and w.language = m.language
where at < now() order by at`

/** $1 the how manyeth, $2, $3 its words in four languages, $4 its day, $5 the most that it reached. */
const broadcast = `
insert into broadcast (id, request_key, title, text, opens, by_sms, audience, state, send_at, created_at, created_by, began_at, ended_at, counts, reached)
select ${fixedId(`'wave ' || $1::int`)}, gen_random_uuid(), $2::jsonb, $3::jsonb, 'news', false,
  '{"statuses":null,"nationalities":null,"sectors":null,"languages":null,"joinedWithinDays":null,"plans":null}', 'sent', at, at,
  (select id from staff order by id limit 1), at, at + interval '20 minutes', '[]', $5::int
from (select ${inSingapore(`$4::date::timestamp + interval '12 hours'`)} as at) moment`
const wave = `
insert into notification (${columns})
select gen_random_uuid(), m.id, 'news', b.id::text, m.language, b.title ->> m.language, b.text ->> m.language, null, b.opens, at, ${readAt}
from broadcast b, (select id, language, row_number() over (order by id) as n from member where closed_at is null) m,
  lateral (select b.send_at + m.n * interval '1 millisecond' as at) moment
where b.id = ${fixedId(`'wave ' || $1::int`)} and m.n <= $2::int order by m.n`

/** Every day until yesterday was planned and told of. */
const days = `
insert into reminder_day (day, planned_at, reported_at, counts)
select day, day, day + interval '1 day', '{"states": [], "push": 0, "sms": 0}'
from generate_series(current_date - ${weeks * 7}, current_date - 1, interval '1 day') as day`

/** Runs a load into a table without its primary key and what leans on it, which are made again after it. */
async function withoutKey(client: pg.Client, table: string, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where (contype = 'p' and conrelid = $1::regclass) or (contype = 'f' and confrelid = $1::regclass)
     order by contype = 'p'`,
    [table],
  )
  for (const { drop } of rows) await client.query(drop)
  await load()
  for (const { make } of rows.toReversed()) await client.query(make)
}

/** Tells members so much more that there are so many notifications in all, the oldest first. */
async function tell(client: pg.Client, wanted: number): Promise<void> {
  const one = async (text: string, values: unknown[] = []) => (await client.query<{ n: number }>(text, values)).rows[0]?.n ?? 0
  const run = async (text: string, values: unknown[]) => (await client.query(text, values)).rowCount ?? 0
  const today = Temporal.Now.plainDateISO('Asia/Singapore')
  const begin = today.subtract({ weeks })
  const daysBack = (n: number) => today.subtract({ days: n }).toString()
  const lastDays = Array.from({ length: weeks * 7 + 40 }, (_, n) => begin.add({ days: n - 2 }).toString())
  await client.query(makeMoney, [begin.toString()])
  await client.query('analyze told_money')
  const { rows: paid } = await client.query<{ cents: number; day: string }>('select distinct cents, day::text as day from told_money')
  const words = toldWords(lastDays, paid)
  await client.query(
    makeWords,
    fields.map((field) => words.map((word) => word[field])),
  )
  await client.query('analyze told_words')
  const members = await one('select count(*)::int as n from member where closed_at is null')
  let left = wanted - (await one('select count(*)::int as n from notification'))
  const all = left
  const possible = await one(countReminders, [begin.toString(), daysBack(1)])
  const share = Math.min(1, (shares.reminders * all) / Math.max(1, possible))
  // The last one takes what is left.
  const ofMoney = await one('select count(*)::int as n from told_money')
  const waves = Math.floor(Math.max(0, all * (1 - shares.others) - possible * share - ofMoney) / members) + 1
  let told = 0
  for (let week = 0; week < weeks && left > 0; week += 1) {
    const [from, to] = [daysBack((weeks - week) * 7), daysBack((weeks - week) * 7 - 6)]
    // The last week's news comes after all else of it, and is as much as is left.
    left -= await run(reminders, [from, to, share])
    left -= await run(money, [from, to, left])
    left -= await run(otherThings, [from, to, (shares.others * all) / weeks / members])
    for (; left > 0 && told < Math.floor((waves * (week + 1)) / weeks); told += 1) {
      const { title, text } = news[told % news.length] ?? {}
      const reached = Math.min(left, members)
      await client.query(broadcast, [told, JSON.stringify(title), JSON.stringify(text), to, reached])
      left -= await run(wave, [told, reached])
    }
  }
  await client.query(days)
  await client.query('drop table told_words, told_money')
}

/** What `bench:desk` fills in, with so many payments and notifications. */
export function scaleFilling(members: number, payments: number, notifications: number): Filling {
  const orders = payments / members
  // At 1,200,000 members and 5,000,000 payments what the desk has: up to seven orders, a fifth with a second attempt.
  const periods = Math.max(2, Math.round((2 * orders) / 1.2) + 1)
  return {
    periods,
    secondShare: Math.max(0, (2 * orders) / (periods - 1) - 1),
    told: 0,
    news: 0,
    beside: {
      tables: [...deskBeside.tables, 'reminder'],
      async load(client) {
        await deskBeside.load(client)
        await withoutKey(client, 'notification', () => tell(client, notifications))
      },
    },
  }
}
