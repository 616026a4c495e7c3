import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '../../database/tables/tables.ts'
import { toDate } from '../../ports/clock.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { agedRows } from './aged-rows.repo.ts'
import { endOfAge, forgetAged } from './forget-aged.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Why the rows of a table have no age of their own. */
const stays: Partial<Record<keyof Tables, string>> = {
  dropped_lookup_key: 'a few rows, which keep processes with old settings out',
  member: 'the person goes by forgetUnusedAccounts or by closing; the number stays with its payments',
  member_directory: 'what the account is found by: goes with the person',
  member_plan: 'a copy of what the payments say',
  member_past: 'what figures of earlier days were counted by; of no person once the account is closed',
  figure: 'of no person',
  figure_day: 'of no person',
  figure_emptied: 'of no person; goes once two more days were counted',
  consent: 'what was agreed to, as long as the account; of no person afterwards',
  former_mobile: 'goes with the person',
  nominee: 'goes with the person',
  blocked_fin: 'until staff lift it, by a keyed hash',
  member_import: 'who brought members in, and how many',
  paper_request: 'that it was answered; what it says goes with the person',
  card_key: 'goes with its session',
  push_subscription: 'goes with its session, or a minute after its end',
  message: 'goes with its thread',
  thread_directory: 'goes with its thread',
  answer_wait: 'goes with its message',
  message_template: 'of no person',
  plan: 'what staff sell',
  member_order: 'money',
  payment: 'money',
  charge: 'money',
  term: 'the ledger',
  terminal: 'of no person',
  counter_shift: 'where money was collected',
  counter_day: 'what was signed of money',
  terminal_slip: 'money',
  statement_source: 'of no person',
  statement_layout: 'of no person',
  statement_file: 'money',
  statement_line: 'money',
  promo: 'what staff offer',
  promo_batch: 'what staff offer',
  promo_use: 'which order had which code: money',
  promo_person: 'the limit of a person, by a keyed hash',
  campaign: 'what staff offer',
  campaign_claim: 'the limit of a person, and what a term came from',
  voucher: 'what a use at a shop was of',
  privilege_use: 'the limit of a person, by a keyed hash',
  redemption: 'what shops are owed for',
  shop_key: 'of shops',
  use_rate: 'what shops are owed, by which everything was paid',
  shop_settlement: 'money',
  staff: 'who did what in the log',
  staff_passkey: 'of an account of staff: goes when its owner removes it',
  staff_recovery_code: 'of an account of staff: goes when it opened',
  audit: 'leaves in whole days behind a signed head: forgetOldLog',
  log_tip: 'of no person',
  log_head: 'of no person',
  log_key: 'goes with the person',
  reminder_day: 'of no person',
  sweep_run: 'of no person',
  sms_day_count: 'of no person',
  gateway_word: 'of no person',
  broadcast: 'a text of staff to many',
  maintenance_window: 'of no person',
  setting: 'of no person',
  kept_secret: "the server's own keys",
  shop: 'content',
  privilege: 'content',
  privilege_shop: 'content',
  banner: 'content',
  news: 'content',
  question: 'content',
  place: 'content',
  insurance_item: 'content',
  content_search: 'content',
  picture: 'content',
  content_version: 'content',
  content_edit: 'content as it was, which staff can take back',
}

test('every table has an age, or it is written down why its rows stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%' and table_name <> 'test_job'`.execute(
    server.db,
  )
  const known = new Set([...agedRows.map(({ table }) => table), ...Object.keys(stays)])
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...known].toSorted())
})

type Row = { moment: Date; member: string; other: string; staff: string }

const importFrom = (moment: Date, staff: string) => sql`
  insert into member_import (id, name, state, encoding, columns, rows, made_at, made_by)
    values (${randomUUID()}, 'a.csv', 'checked', 'utf-8', '[]', 1, ${moment}, ${staff}) returning id`

/** Writes one row of each table that is as old as a moment. */
const insert: Record<string, (row: Row) => ReturnType<typeof sql>> = {
  one_time_code: ({ moment }) =>
    sql`insert into one_time_code (id, mobile, purpose, code_hash, created_at, expires_at) values (${randomUUID()}, '+6590000000', 'signUp', 'h', ${moment}, ${moment})`,
  mobile_proof: ({ moment }) =>
    sql`insert into mobile_proof (token_hash, mobile, purpose, created_at, expires_at) values (${randomUUID()}, '+6590000000', 'signUp', ${moment}, ${moment})`,
  account_ticket: ({ moment, member }) =>
    sql`insert into account_ticket (token_hash, member_id, act, created_at, expires_at) values (${randomUUID()}, ${member}, 'movePhone', ${moment}, ${moment})`,
  answered_call: ({ moment, member }) =>
    sql`insert into answered_call (key_hash, content_hash, member_id, at) values (${randomUUID()}, 'h', ${member}, ${moment})`,
  payment_key: ({ moment, member }) => sql`
    with ordered as (insert into member_order (id, member_id, plan_code, months, price_cents, discount_cents, total_cents, free_months, state, created_at)
        values (${randomUUID()}, ${member}, '6months', 6, 900, 0, 900, 0, 'cancelled', ${moment}) returning id),
      paid as (insert into payment (id, order_id, member_id, attempt, transaction_number, method, gateway, state, amount_cents, idempotency_key,
          request_digest, created_at, expires_at)
        select ${randomUUID()}, id, ${member}, 1, ${randomUUID()}, 'paynow', 'test', 'expired', 900, ${randomUUID()}, 'd', ${moment}, ${moment}
        from ordered returning id)
    insert into payment_key (member_id, idempotency_key, request_digest, payment_id, created_at)
      select ${member}, ${randomUUID()}, 'd', id, ${moment} from paid`,
  allowance: ({ moment }) => sql`insert into allowance (key, window_start, used) values (${randomUUID()}, ${moment}, 1)`,
  session: ({ moment, member }) =>
    sql`insert into session (token_hash, member_id, created_at, last_seen_at) values (${randomUUID()}, ${member}, ${moment}, ${moment})`,
  staff_session: ({ moment, staff }) =>
    sql`insert into staff_session (token_hash, staff_id, created_at, last_seen_at) values (${randomUUID()}, ${staff}, ${moment}, ${moment})`,
  staff_challenge: ({ moment, staff }) =>
    sql`insert into staff_challenge (challenge_hash, staff_id, expires_at) values (${randomUUID()}, ${staff}, ${moment})`,
  staff_link: ({ moment, staff }) =>
    sql`insert into staff_link (token_hash, staff_id, totp_cipher, created_at, expires_at) values (${randomUUID()}, ${staff}, 'c', ${moment}, ${moment})`,
  push_delivery: ({ moment, member }) => sql`
    with told as (insert into notification (id, member_id, kind, key, language, title, text, created_at)
      values (${randomUUID()}, ${member}, 'news', ${randomUUID()}, 'english', 't', 't', ${toDate(server.clock.now())}) returning id)
    insert into push_delivery (id, notification_id, subscription_id, state, next_at, ended_at)
      select ${randomUUID()}, id, ${randomUUID()}, 'sent', ${moment}, ${moment} from told`,
  sms: ({ moment, member }) =>
    sql`insert into sms (id, member_id, mobile_last_four, purpose, state, created_at) values (${randomUUID()}, ${member}, '0000', 'logIn', 'sent', ${moment})`,
  notification: ({ moment, member }) => sql`
    insert into notification (id, member_id, kind, key, language, title, text, created_at)
      values (${randomUUID()}, ${member}, 'news', ${randomUUID()}, 'english', 't', 't', ${moment})`,
  reminder: ({ moment, member }) =>
    sql`insert into reminder (member_id, last_day, stage, due_day, state) values (${member}, ${moment}::timestamptz::date, 'd1', ${moment}::timestamptz::date, 'sent')`,
  broadcast_member: ({ moment, member, staff }) => sql`
    with sent as (insert into broadcast (id, request_key, title, text, by_sms, audience, state, created_at, created_by, ended_at)
      values (${randomUUID()}, ${randomUUID()}, '{}', '{}', false, '{}', 'sent', ${moment}, ${staff}, ${moment}) returning id)
    insert into broadcast_member (broadcast_id, member_id, state) select id, ${member}, 'sent' from sent`,
  member_import_row: ({ moment, staff }) => sql`
    with file as (${importFrom(moment, staff)})
    insert into member_import_row (id, import_id, number, sealed) select ${randomUUID()}, id, 2, 's' from file`,
  member_import_fault: ({ moment, staff }) => sql`
    with file as (${importFrom(moment, staff)})
    insert into member_import_fault (id, import_id, row, field, problem, text) select ${randomUUID()}, id, 2, 'fin', 'fin', '' from file`,
  member_check: ({ moment, member, other }) =>
    sql`insert into member_check (id, asked_by, member_id, at) values (${randomUUID()}, ${other}, ${member}, ${moment})`,
  phone_request: ({ moment, member }) =>
    sql`insert into phone_request (id, member_id, new_mobile, state, created_at) values (${randomUUID()}, ${member}, '+6590000000', 'done', ${moment})`,
  message_thread: ({ moment, member }) => sql`
    with thread as (insert into message_thread (id, member_id, state, version, message_count, last_at)
      values (${randomUUID()}, ${member}, 'open', 1, 1, ${moment}) returning id)
    insert into message (id, thread_id, number, author, text, idempotency_key, at)
      select ${randomUUID()}, id, 1, 'member', 't', ${randomUUID()}, ${moment} from thread`,
  server_process: ({ moment }) => sql`
    insert into server_process (id, host, pid, version, runs_jobs, started_at, seen_at)
      values (${randomUUID()}, 'h', 1, 'v', false, ${moment}, ${moment})`,
  kept_backup: ({ moment }) => sql`insert into kept_backup (name, finished_at) values (${randomUUID()}, ${moment})`,
  unsigned_call: ({ moment }) =>
    sql`insert into unsigned_call (hour, act, outcome, address_hash, username, calls, last_at) values (${moment}, 'a', 'refused', 'h', '', 1, ${moment})`,
  refused_call: ({ moment, staff }) =>
    sql`insert into refused_call (id, at, staff_id, username, act, outcome, request_id) values (${randomUUID()}, ${moment}, ${staff}, 's', 'GET /', 'refused', 'r')`,
  phone_report: ({ moment }) => sql`
    insert into phone_report (id, day, version, kind, hash, what, places, route, language, told, last_at)
    values (${randomUUID()}, ${moment}::date, 'v', 'error', 'h', 'w', '', '/', 'english', 1, ${moment})`,
  closed_person: ({ moment }) => sql`insert into closed_person (fin_hash, closed_at) values (${randomUUID()}, ${moment})`,
}
let last = 0
for (const rows of agedRows) {
  const { table, retention } = rows
  test(`a row of ${table} stays ${JSON.stringify(retention)} and not longer`, async () => {
    const [one, two] = [await signUpWorker(server, (last += 2)), await signUpWorker(server, last + 1)]
    const staff = await server.db.selectFrom('staff').select('id').limit(1).execute()
    if (!staff[0]) await signInAtDesk(server, 'ages', 'admin')
    const { id } = await server.db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow()
    const end = endOfAge(retention, server.clock.now())
    const count = async () => {
      const { rows: found } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(server.db)
      return found[0]?.n ?? 0
    }
    const make = insert[table]
    if (!make) throw new Error(`no row of ${table}`)
    const before = await count()
    const [gone, kept] = [toDate(end.subtract({ hours: 25 })), toDate(end.add({ hours: 25 }))]
    await make({ moment: gone, member: one.user.id, other: two.user.id, staff: id }).execute(server.db)
    await make({ moment: kept, member: two.user.id, other: one.user.id, staff: id }).execute(server.db)
    expect(await count()).toBe(before + 2)
    await forgetAged(server.deps, 1)
    expect(await count()).toBe(before + 1)
    await forgetAged(server.deps)
    expect(await count()).toBe(before + 1)
  })
}
