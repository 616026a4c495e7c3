import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { oneWayColumns } from './lookup-rows.repo.ts'

const pairs = ['member', 'closed_person', 'blocked_fin'].flatMap((table) => [`${table}.fin_hash`, `${table}.other_fin_hash`])
/** Hashes that no look-up key made: of tokens, passwords, challenges, reports, and of the log's rows. */
const withoutKey = /\.(token_hash|session_hash|password_hash|challenge_hash)$|^(audit|log_tip|log_head|phone_report)\.hash$/
/** Gone within days, or compared with nothing later: a count or a repeat that begins anew, an address that is only told apart. */
const passing = [
  'answered_call.content_hash',
  'answered_call.key_hash',
  'audit.address_hash',
  'member_import_row.fin_hash',
  'member_import_row.mobile_hash',
  'mobile_proof.fin_hash',
  'one_time_code.code_hash',
  'redemption.secret_hash',
  'refused_call.address_hash',
  'staff_session.address_hash',
  'unsigned_call.address_hash',
]

it('every column of keyed hashes is rotated, counted before a key goes, or passes by itself', async () => {
  const server = await startTestServer()
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name like '%hash%'`.execute(server.db)
  await server.close()
  const known = [...pairs, ...oneWayColumns.map(({ table, column }) => `${table}.${column}`), ...passing]
  expect(
    rows
      .map(({ place }) => place)
      .filter((place) => !withoutKey.test(place))
      .toSorted(),
  ).toEqual(known.toSorted())
})
