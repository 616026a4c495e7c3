import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { openSession } from '../../server/src/features/account/sessions/open-session.ts'
import { seedContent } from '../../server/src/seed/seed-content.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import type { Clock } from '../../server/src/ports/clock.ts'
import { testFiles } from '../../server/src/testing/stand-ins/test-files.ts'

/** Items of each kind: the example content, over and over, one in twenty not yet shown and one in twenty over. */
const items = 1000
const kinds = ['shop', 'banner', 'privilege', 'news', 'question', 'place', 'insurance_item'] as const

async function columnsOf(open: OpenDatabase, table: string): Promise<string[]> {
  const { rows } = await open.executeSql(`select column_name from information_schema.columns where table_name = $1`, [table])
  return rows.map((row) => String(row['column_name']))
}

/** Content of every kind, with its texts in four languages. */
export async function fillContent(open: OpenDatabase, clock: Clock): Promise<void> {
  await open.db
    .transaction()
    .execute((tx) => seedContent(tx, { clock, files: testFiles(), encryption: makeEncryption(`k1:${'11'.repeat(32)}`, '22'.repeat(32)) }))
  for (const table of kinds) {
    const changed: Record<string, string> = {
      id: 'gen_random_uuid()',
      position: 'n % 500',
      publish_from: `case when n % 20 = 0 then now() + interval '1 day' else publish_from - n * interval '1 minute' end`,
      publish_to: `case when n % 20 = 1 then now() - interval '1 second' else publish_to end`,
      latitude: 'round((latitude + (n % 97) * 0.0007)::numeric, 6)',
      longitude: 'round((longitude + (n % 89) * 0.0009)::numeric, 6)',
    }
    const columns = await columnsOf(open, table)
    await open.executeSql(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((name) => changed[name] ?? name).join(', ')} from ${table}, generate_series(1, ${items}) as n
       order by n limit ${items} - (select count(*) from ${table})`,
    )
  }
  // What the copied items are found by is what those are that they were copied from.
  for (const table of ['shop', 'privilege', 'question']) {
    await open.executeSql(
      `insert into content_search (item_id, kind, words)
       select distinct on (copy.id) copy.id, kind, words from ${table} copy
       join ${table} first on first.texts = copy.texts and first.long_texts = copy.long_texts
       join content_search on item_id = first.id on conflict do nothing`,
    )
  }
  await open.executeSql(
    `insert into privilege_shop (privilege_id, shop_id, position)
     select privilege.id, shop.id, shop.nth from privilege
     cross join lateral (
       select id, row_number() over () as nth from shop where hashtext(shop.id::text || privilege.id::text) % 500 = 0 limit 3
     ) shop on conflict do nothing`,
  )
  // As autovacuum leaves them.
  await open.executeSql('vacuum analyze')
}

/** Rows are written so many at once: while tables grow from nothing PostgreSQL looks each up as if there were none. */
const membersAtOnce = 10_000

/** Members up to a number, three of four active, each with a payment. */
export async function fillMembers(open: OpenDatabase, upTo: number): Promise<void> {
  await open.executeSql(`insert into plan values ('1year', 12, 1500, true, true, 1) on conflict do nothing`)
  const { rows } = await open.executeSql('select count(*) as n from member')
  for (let there = Number(rows[0]?.['n']); there < upTo; there += membersAtOnce)
    await addMembers(open, there + 1, Math.min(there + membersAtOnce, upTo))
}

async function addMembers(open: OpenDatabase, from: number, upTo: number): Promise<void> {
  await open.executeSql(`
    with made as (
      insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, mobile,
        fin_hash, fin_last_four, created_at, last_used_at)
      select gen_random_uuid(), 'L' || n, 'Worker ' || n, '1990-03-09', 'BD', '01', 'Harbour Works Pte Ltd', '1', 'Rigger', 'bengali',
        '+65' || (81000000 + n), md5(n::text), '409Q', now() - interval '90 days', now()
      from generate_series(${from}, ${upTo}) as n returning id, member_number
    ), ordered as (
      insert into member_order (id, member_id, plan_code, months, price_cents, discount_cents, total_cents, free_months, state, created_at, ended_at)
      select gen_random_uuid(), id, '1year', 12, 1500, 0, 1500, 0, 'settled', now() - interval '90 days', now() - interval '90 days' from made
      returning id, member_id
    ), paid as (
      insert into payment (id, order_id, member_id, attempt, transaction_number, method, gateway, state, amount_cents, pay_number,
        idempotency_key, request_digest, created_at, expires_at, settled_at)
      select gen_random_uuid(), id, member_id, 1, 'MWC' || upper(substr(md5(id::text), 1, 14)), 'paynow', 'test', 'paid', 1500,
        'T' || id, gen_random_uuid(), '', now() - interval '90 days', now() - interval '90 days', now() - interval '90 days'
      from ordered returning id, member_id
    )
    insert into term (id, member_id, first_day, last_day, months, source, payment_id, created_at)
    select gen_random_uuid(), paid.member_id, current_date - 90, current_date + case when random() < 0.75 then 275 else -10 end, 12, 'payment', paid.id, now()
    from paid`)
  await open.executeSql('analyze')
}

/** Active members who ask, each with a session; none of them the first in any index. */
export async function pickMembers(open: OpenDatabase, count: number): Promise<string[]> {
  const { rows } = await open.executeSql(
    `select member_id from term where last_day > current_date order by md5(member_id::text || $1) limit $2`,
    [randomUUID(), count],
  )
  return rows.map((row) => String(row['member_id']))
}

/** Signs members in, one after the other; answers with their tokens in the same order. */
export async function openSessions(open: OpenDatabase, members: readonly string[], now: Temporal.Instant): Promise<string[]> {
  const tokens: string[] = []
  for (const id of members) tokens.push((await open.db.transaction().execute((tx) => openSession(tx, id, now))).token)
  return tokens
}
