import { apiBase } from '@mwc/contract/endpoint/api-base'
import { csvPath } from '@mwc/contract/fields/csv-path'
import { listDeskPayments } from '@mwc/contract/payments/payment-desk.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, start } from '../../../testing/fixtures/payment-fixtures.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { identityHeads, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'cashier', 'finance')).token
})
afterAll(() => server.close())

const list = (filter: object) => server.ok(listDeskPayments, filter, { token })

it('asks for more of a name that very many have, also before a CSV of it is begun', async () => {
  await sql`insert into member (id, member_number, full_name, birth_date, nationality, gender, company, sector, occupation, language, fin_last_four, created_at, last_used_at)
    select gen_random_uuid(), 'C' || n, 'Ubiquitous ' || (array['Worker', 'Painter'])[1 + n / 1001], '1990-01-01', 'BD', '01', '', '1', '', 'english', '', now(), now()
    from generate_series(1, 1001) n`.execute(server.db)
  for (const search of ['u', 'u w', 'ubiq']) await expect(list({ search })).rejects.toThrow('request.narrow')
  expect(await list({ search: 'ubiq p' })).toEqual({ rows: [], total: 0, more: false })
  const csv = await server.app.inject({
    url: `${apiBase}${csvPath(listDeskPayments)}?search=ubiq`,
    headers: identityHeads(listDeskPayments, token),
  })
  expect([csv.statusCode, csv.json<{ reason: string }>().reason]).toEqual([400, 'request.narrow'])
  expect(await server.db.selectFrom('audit').select('id').where('act', '=', 'lists.export').execute()).toEqual([])
})

it('lists what was never paid in the order in which it was started, where the day paid is the order', async () => {
  const ids: string[] = []
  for (const worker of [1, 2, 3]) {
    ids.push((await start(server, (await signUpWorker(server, worker)).token)).id)
    server.clock.advance({ minutes: 1 })
  }
  const idsBy = async (filter: object) => (await list({ state: 'awaiting', ...filter })).rows.map(({ id }) => id)
  expect([await idsBy({ sort: 'paidAt' }), await idsBy({ sort: '-paidAt' })]).toEqual([ids, ids.toReversed()])
})
