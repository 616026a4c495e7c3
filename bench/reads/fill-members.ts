import { consentKinds } from '@mwc/contract/account/people/consent-kinds'
import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { languages } from '@mwc/contract/language/language'
import type pg from 'pg'
import { hashPassword } from '../../server/src/keys/password-hash.ts'
import { wordsOfStored } from '../../server/src/words/stored-notification.ts'
import { bulkLoad } from './bulk-load.ts'

/** Every member's. */
export const password = 'Harbour7Crane'
const tables = ['member', 'consent', 'member_order', 'payment', 'charge', 'term', 'notification']

const digest = (text: string) => `translate(rtrim(encode(sha256(convert_to(${text}, 'UTF8')), 'base64'), '='), '+/', '-_')`
/** The database keeps what the server writes: moments to the millisecond. */
const ago = (interval: string) => `date_trunc('milliseconds', now() - ${interval})`

/** $1 how many, $2 the hash of their password. The number is their mobile's and their card's. */
const members = `
insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, mobile,
  fin_cipher, fin_hash, fin_last_four, password_hash, created_at, last_used_at)
select gen_random_uuid(), 'M' || lpad(n::text, 7, '0') || 'K', 'Worker ' || n, date '1970-01-01' + n % 12000,
  (array['BD', 'IN', 'CN', 'MM'])[1 + n % 4], '01', 'Harbour Works Pte Ltd', (1 + n % 3)::text, 'Rigger',
  (array['bengali', 'india', 'chinese', 'english', 'bengali'])[1 + n % 5], '+65' || (81000000 + n),
  'v2:k1.' || ${digest(`'cipher' || n`)} || '.' || ${digest(`'tag' || n`)}, ${digest(`'fin' || n`)}, lpad((n % 1000)::text, 3, '0') || 'Q',
  $2, ${ago(`(n % 1100) * interval '1 day' - random() * interval '1 day'`)}, ${ago(`random() * interval '30 days'`)}
from generate_series(1, $1::int) as n`

const consents = `
insert into consent (id, member_id, kind, given, wording_version, language, at)
select gen_random_uuid(), id, kind, kind in ('declaration', 'membership') or random() < 0.3, '${consentWording}', language, created_at
from member, unnest(array[${consentKinds.map((kind) => `'${kind}'`).join(', ')}]) as kind order by created_at, kind`

/** How much each member has, and what else is loaded before indexes are made. */
export type Filling = {
  /** One more than the most orders of a member. */
  periods: number
  /** Of which share of orders the first attempt ran out. */
  secondShare: number
  /** Of how many of their last payments members were told. */
  told: number
  /** How often staff wrote to everybody. */
  news: number
  beside?: { tables: string[]; load(client: pg.Client): Promise<void> }
}
/** What members read most: 3.3 payments on the mean, four notifications. */
export const readersFilling: Filling = { periods: 7, secondShare: 0.1, told: 2, news: 2 }

/** An order a period, the newest first; of one in fifty members it is open. */
const orders = ({ periods, secondShare }: Filling) => `
create unlogged table filled_order as
select gen_random_uuid() as id, gen_random_uuid() as payment_id, gen_random_uuid() as term_id, member_id, plan, months,
  case when plan = '1year' then 1500 else 900 end as cents, nth, nth = 0 and random() < 0.02 as is_open, random() < ${secondShare} as is_second,
  (newest - nth * months * interval '1 month')::date as first_day, (newest - (nth - 1) * months * interval '1 month')::date - 1 as last_day,
  date_trunc('milliseconds', (newest - nth * months * interval '1 month')::date + random() * interval '12 hours') as at
from (
  select id as member_id, case when n % 2 = 0 then '1year' else '6months' end as plan, case when n % 2 = 0 then 12 else 6 end as months,
    current_date - 1 - n * 19 % 210 as newest, floor(random() * ${periods})::int as periods
  from (select id, row_number() over ()::int as n from member) numbered
) paying, generate_series(0, periods - 1) as nth
order by at`

const orderRows = `
insert into member_order (id, member_id, plan_code, months, price_cents, discount_cents, total_cents, free_months, state, created_at, ended_at)
select id, member_id, plan, months, cents, 0, cents, 0, case when is_open then 'open' else 'settled' end, at, case when not is_open then at end
from filled_order order by at`

const transactionNumber = (id: string) =>
  `'MWC' || to_char(at, 'YYMMDD') || translate(encode(substring(uuid_send(${id}) from 1 for 6), 'base64'), '+/', 'AB')`
const attempt = (id: string, nth: string, state: string) => `
  select ${id} as id, id as order_id, member_id, ${nth} as attempt, ${transactionNumber(id)} as number, ${state} as state, cents, at from filled_order`
/** Each tells its own number; what was paid, by when. */
const payments = `
insert into payment (id, order_id, member_id, attempt, transaction_number, method, gateway, state, amount_cents, pay_number, idempotency_key,
  request_digest, created_at, expires_at, settled_at, ended_at)
select id, order_id, member_id, attempt, number, 'paynow', 'stripe', state, cents, 'pi_' || md5(id::text), gen_random_uuid(), md5(id::text),
  at + attempt * interval '1 minute', at + attempt * interval '1 minute' + interval '15 minutes',
  case when state = 'paid' then at + interval '3 minutes' end, at + interval '4 minutes'
from (
  ${attempt('gen_random_uuid()', '1', `'expired'`)} where is_second
  union all ${attempt('payment_id', 'case when is_second then 2 else 1 end', `case when is_open then 'expired' else 'paid' end`)}
) attempts order by at`

const charges = `
insert into charge (id, gateway, charge_id, payment_id, amount_cents, currency, settled_at, received_at, outcome, review_reason)
select gen_random_uuid(), 'stripe', 'ch_' || md5(payment_id::text), payment_id, cents, 'SGD', at + interval '3 minutes', at + interval '3 minutes',
  case when is_odd then 'toReview' else 'honoured' end, case when is_odd then 'secondPayment' end
from (select *, random() < 0.001 as is_odd from filled_order where not is_open) paid order by at`

const terms = `
insert into term (id, member_id, first_day, last_day, months, source, payment_id, created_at)
select term_id, member_id, first_day, last_day, months, 'payment', payment_id, at from filled_order where not is_open order by at`

const [newsTitle, newsText] = [`'The centre is open on Sunday'`, `repeat('Come and meet other workers. ', 5)`]
const inEachLanguage = (text: string) => `jsonb_build_object(${languages.map((language) => `'${language}', ${text}`).join(', ')})`

/** What staff wrote to everybody, twice. */
const author = `insert into staff (id, username, password_hash, totp_cipher, role, created_at)
values (md5('author')::uuid, 'author', '', '', 'admin', now())`
const broadcasts = `
insert into broadcast (id, request_key, title, text, opens, by_sms, audience, state, created_at, created_by, began_at, ended_at)
select md5('broadcast-' || nth)::uuid, gen_random_uuid(), ${inEachLanguage(newsTitle)}, ${inEachLanguage(newsText)}, 'news', false, '{}', 'sent',
  now(), md5('author')::uuid, now(), now()
from generate_series(1, 2) as nth`

/** Of the last payments in the words that were told; $1–$5 the same, by language, cents and day. And staff's news. */
const notifications = ({ told, news }: Filling) => `
insert into notification (id, member_id, kind, key, language, title, text, kept, opens, created_at, read_at)
select gen_random_uuid(), member_id, kind, key, language, title, text, kept, opens, at, case when random() < 0.7 then at + interval '1 hour' end
from (
  select member_id, 'payment' as kind, payment_id::text as key, member.language, words.title, words.text, 'payments' as opens, at,
    jsonb_build_object('text', 'moneyReceived', 'cents', paid.cents, 'currency', 'SGD', 'lastDay', paid.last_day::text) as kept
  from filled_order paid join member on member.id = member_id
  join unnest($1::text[], $2::int[], $3::date[], $4::text[], $5::text[]) as words (language, cents, day, title, text)
    on words.language = member.language and words.cents = paid.cents and words.day = paid.last_day
  where nth < ${told} and not is_open
  union all
  select id, 'news', md5('broadcast-' || nth)::uuid::text, language, ${newsTitle}, ${newsText}, 'news',
    ${ago(`nth * interval '20 days' - random() * interval '1 hour'`)}, null
  from member, generate_series(1, ${news}) as nth
) told order by at`

/** What members were told of money, in each language for each day that a term ends. */
async function wordsOfMoney(client: pg.Client, { told: paymentsTold }: Filling): Promise<unknown[][]> {
  const { rows } = await client.query<{ cents: number; day: string }>(
    `select distinct cents, last_day::text as day from filled_order where nth < $1 and not is_open`,
    [paymentsTold],
  )
  const told = languages.flatMap((language) =>
    rows.map(({ cents, day }) => {
      const words = wordsOfStored({ text: 'moneyReceived', cents, currency: 'SGD', lastDay: day }, language)
      return [language, cents, day, words?.title, words?.text]
    }),
  )
  return [0, 1, 2, 3, 4].map((column) => told.map((row) => row[column]))
}

/** Members with what they have: five consents, payments, their terms, and notifications. */
export async function fillMembers(client: pg.Client, count: number, filling = readersFilling): Promise<void> {
  await client.query(`insert into plan values ('6months', 6, 900, true, true, 1), ('1year', 12, 1500, true, true, 2)`)
  const hash = await hashPassword(password)
  await bulkLoad(client, [...tables, ...(filling.beside?.tables ?? [])], async () => {
    await client.query(members, [count, hash])
    await client.query('analyze member')
    await client.query(orders(filling))
    await client.query('analyze filled_order')
    for (const statement of [consents, orderRows, payments, charges, terms, author, broadcasts]) await client.query(statement)
    await client.query(notifications(filling), await wordsOfMoney(client, filling))
    await client.query('drop table filled_order')
    await filling.beside?.load(client)
  })
}
