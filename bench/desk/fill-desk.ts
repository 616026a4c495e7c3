import type pg from 'pg'
import type { Filling } from '../reads/fill-members.ts'
import { fillMoney, moneyTables } from './fill-money.ts'
import { fillTold, toldTables } from './fill-told.ts'
import { fixedId } from './fixed-values.ts'
import { countries } from './names.ts'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const array = (values: readonly string[]) => `array[${values.map(text).join(', ')}]`
/** A number from 0 to below `size` that looks like chance and is the same in each run. */
const pick = (what: string, size: number | string) => `1 + abs(hashtext(${text(what)} || n)::bigint) % ${size}`
const oneOf = (what: string, list: string) => `(${list})[${pick(what, `array_length(${list}, 1)`)}]`

/** The country of each hundredth. */
const shares = countries.flatMap(({ share }, at) => Array.from({ length: share }, () => String(at + 1)))
const byCountry = (value: (country: (typeof countries)[number]) => string) =>
  `case place ${countries.map((country, at) => `when ${at + 1} then ${value(country)}`).join(' ')} end`

/** Who they are: the country first, and by it the names and the language; a number of eight digits, few of the same end. */
const people = `
update member m set full_name = p.name, nationality = p.nationality, language = p.language, sector = (${pick('sector', 5)})::text,
  mobile = '+65' || (81000000 + n * 7), fin_last_four = lpad((${pick('fin', 1000)} - 1)::text, 3, '0') || ${oneOf('letter', array([...'XWUTRQPNMLK']))},
  deactivated_at = case when n % 97 = 0 then now() - interval '30 days' end
from (
  select id, n, ${byCountry(({ code }) => text(code))} as nationality, ${byCountry(({ language }) => text(language))} as language,
    concat_ws(' ', ${byCountry(({ given }) => oneOf('first', array(given)))},
      case when n % 3 > 0 then ${byCountry(({ given, family }) => oneOf('second', array([...given, ...family])))} end,
      ${byCountry(({ family }) => oneOf('family', array(family)))}) as name
  from (select id, n, (${oneOf('country', array(shares))})::int as place from (select id, row_number() over (order by member_number)::int as n from member) numbered) placed
) p where p.id = m.id`

/** Of every sixth member all terms are long over. */
const lapsed = `
update term set first_day = first_day - 500, last_day = last_day - 500 where abs(hashtext(member_id::text)::bigint) % 6 = 0`

/** 1,000,000 uses at 1,200,000 members. */
const uses = `
insert into redemption (id, member_id, shop_id, privilege_id, receipt_number, idempotency_key, by, title, shop_name, used_at, person)
select gen_random_uuid(), m.id, (select id from shop order by id limit 1), (select id from privilege order by id limit 1), 'R' || lpad(n::text, 9, '0'),
  gen_random_uuid(), 'code', '{"english": "Free drink with a meal"}', 'Corner Kitchen', at, m.fin_hash
from (select *, row_number() over ()::int as n from member) m,
  lateral (select now() - (n % 700) * interval '1 day' - random() * interval '1 day' as at) moment where n % 6 > 0 order by at`

const sms = `
insert into sms (id, member_id, mobile_last_four, purpose, state, created_at, ended_at)
select gen_random_uuid(), m.id, right(m.mobile, 4), case nth when 0 then 'signUp' else 'notice' end,
  case when random() < 0.01 then 'failed' else 'delivered' end, at, at
from (select *, row_number() over ()::int as n from member) m, lateral (select n % 2 as nth, now() - random() * interval '90 days' as at) moment
order by at`

/** The id of one of the staff. */
export const staffId = (n: string) => fixedId(`'staff' || ${n}`)

/** Half of them open, of which a third is somebody's and half waits. */
const threads = [
  `insert into message_thread (id, member_id, state, assigned_to, version, message_count, waiting_since, last_at)
   select gen_random_uuid(), id, case when n % 40 = 0 then 'open' else 'closed' end, case when n % 120 = 0 then ${staffId('(1 + n / 120 % 20)')} end,
     4, 4, case when n % 80 = 0 then at end, at
   from (select id, row_number() over ()::int as n, now() - random() * interval '300 days' as at from member) m where n % 20 = 0 order by at`,
  `insert into message (id, thread_id, number, author, staff_id, text, idempotency_key, at)
   select gen_random_uuid(), id, number, case when number % 2 = 0 then 'staff' else 'member' end,
     case when number % 2 = 0 then ${staffId('1')} end, 'When is the centre open on Sunday?', gen_random_uuid(), last_at - (4 - number) * interval '1 hour'
   from message_thread, generate_series(1, 4) as number`,
]

const requests = `
insert into phone_request (id, member_id, new_mobile, state, created_at, decided_at, decided_by, checked, note, ended_at)
select gen_random_uuid(), id, '+6590000000', case when n % 1000 = 0 then 'waiting' else 'declined' end, at,
  case when n % 1000 > 0 then at end, case when n % 1000 > 0 then ${staffId('1')} end, case when n % 1000 > 0 then 'call' end,
  case when n % 1000 > 0 then 'Not the holder' end, case when n % 1000 > 0 then at end
from (select id, row_number() over ()::int as n, now() - random() * interval '200 days' as at from member) m where n % 200 = 0`

/** Of what staff do in a day, most is to look. */
const acts = array([
  'members.look',
  'members.look',
  'members.look',
  'members.look',
  'payments.collect',
  'threads.reply',
  'redemptions.undo',
  'phoneRequests.approve',
])
const log = [
  `insert into staff (id, username, password_hash, role, created_at)
   select ${staffId('n')}, 'staff-' || n, '', 'support', now() from generate_series(1, 20) as n`,
  `insert into audit (id, at, staff_id, username, act, outcome, request_id, record_kind, record_id, member_id, position, hash)
   select gen_random_uuid(), at, ${staffId('(1 + n % 20)')}, 'staff-' || (1 + n % 20), ${oneOf('act', acts)}, 'allowed', 'req-' || n,
     'member', id::text, id, row_number() over (order by at, n), md5(n::text) || md5(id::text)
   from (select id, row_number() over ()::int as n, now() - random() * interval '700 days' as at from member) m`,
  `insert into log_tip (position, hash, day) select max(position), repeat('0', 64), current_date from audit`,
  `insert into refused_call (id, at, staff_id, username, act, outcome, address_hash, request_id)
   select gen_random_uuid(), now() - random() * interval '90 days', ${staffId('(1 + n % 20)')}, 'staff-' || (1 + n % 20),
     'GET /desk/log', 'refused', '', 'req-' || n from generate_series(1, 20000) as n`,
]

/** A file of members as long as one may be, of which every row is wrong. */
const imports = [
  `insert into member_import (id, name, state, encoding, columns, layout, rows, done, wrong, made_at, made_by)
   select gen_random_uuid(), 'members.csv', 'checked', 'utf-8', '[{"name":"FIN","dates":{"dayFirst":0,"monthFirst":0,"either":null,"serial":null}}]', '{"columns":{"fin":0},"changes":[],"signedOnPaper":true}', 200000, 200000, 200000,
     now(), ${staffId('1')}`,
  `insert into member_import_fault (id, import_id, row, field, problem, text)
   select gen_random_uuid(), i.id, n, 'fin', case n % 50 when 0 then 'doubled' else 'finLetter' end, '…409Q' from member_import i, generate_series(2, 200001) as n`,
]

const tables = [
  'redemption',
  'sms',
  'message_thread',
  'message',
  'phone_request',
  'audit',
  'refused_call',
  'member_directory',
  'member_import_fault',
  ...moneyTables,
  ...toldTables,
]

/** Who they are, what they did, and what staff did; loaded before there are indexes. */
async function load(client: pg.Client): Promise<void> {
  await client.query('select setseed(0.42)')
  for (const statement of [people, lapsed]) await client.query(statement)
  // Written once more each, they stand at twice their size.
  await client.query('vacuum full analyze member')
  for (const statement of [uses, sms, ...threads, requests, ...log, ...imports]) await client.query(statement)
  await fillMoney(client)
  // Of no audience, and of an id, that the desk could show.
  await client.query('delete from broadcast')
  await client.query(`delete from staff where username = 'author'`)
  await fillTold(client)
  // Without triggers nobody kept it meanwhile.
  await client.query('truncate member_directory')
  const kept = ['member_directory', 'thread_directory', 'answer_wait', 'member_plan']
  for (const what of kept) await client.query(`select fill_${what}()`)
}

/** What is loaded beside members and their payments. */
export const deskBeside = { tables, load }

/** At 1,200,000 members 5,000,000 payments, 1,000,000 uses and 1,200,000 rows of the log. */
export const deskFilling: Filling = { periods: 8, secondShare: 0.2, told: 2, news: 0, beside: deskBeside }
