import { voidMemberTerm } from '@mwc/contract/members/member-acts-desk.calls'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell, workerToken } from '../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { closeDays } from './close-days.ts'
import { proveFigures } from './prove-figures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
afterAll(() => server.close())

it('many that count at once count each day once, while money comes and a term is taken back', async () => {
  const tokens = []
  for (let n = 1; n <= 3; n += 1) tokens.push(await workerToken(server, n))
  await tell(server, settledReport(server, await start(server, tokens[0] ?? '')))
  server.clock.advance({ hours: 24 * 3 })
  const token = (await signInAtDesk(server, 'chief', 'admin')).token
  const term = await server.db.selectFrom('term').select('id').executeTakeFirstOrThrow()
  const [counts] = await Promise.all([
    Promise.all(Array.from({ length: 5 }, () => closeDays(server.deps))),
    server.ok(voidMemberTerm, { id: term.id, reason: 'Given by mistake' }, { token }),
    ...tokens.slice(1).map(async (own) => tell(server, settledReport(server, await start(server, own)))),
  ])
  expect(counts.flat().toSorted()).toEqual(['2026-03-10', '2026-03-11', '2026-03-12'])
  server.clock.advance({ hours: 24 })
  expect(await closeDays(server.deps)).toEqual(['2026-03-13'])
  expect(await proveFigures(server.db)).toMatchObject({ days: 4, missing: null, difference: null })
  const { rows } = await sql<{ part: string; n: number }>`
    select part, n from figure where figure = 'status' and day in ('2026-03-12', '2026-03-13') order by day, part`.execute(server.db)
  expect(rows).toEqual([
    { part: 'active', n: 1 },
    { part: 'pendingPayment', n: 2 },
    { part: 'active', n: 2 },
    { part: 'pendingPayment', n: 1 },
  ])
})

it('a count that was killed before its end leaves nothing, and the next one counts that day', async () => {
  server.clock.advance({ hours: 24 })
  const insert = sql`create function refuse_figures() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`
  await insert.execute(server.db)
  await sql`create trigger refused before insert on figure for each row execute function refuse_figures()`.execute(server.db)
  await expect(closeDays(server.deps)).rejects.toThrow('killed')
  expect((await proveFigures(server.db)).days).toBe(4)
  await sql`drop trigger refused on figure`.execute(server.db)
  expect(await closeDays(server.deps)).toEqual(['2026-03-14'])
  expect(await proveFigures(server.db)).toMatchObject({ days: 5, missing: null, difference: null })
})

it('counting a country may take longer than calls and jobs may wait', async () => {
  const impatient = await startTestServer({ env: { DATABASE_STATEMENT_MS: '200' } })
  const holder = new pg.Client({ connectionString: 'url' in impatient.deps.config.database ? impatient.deps.config.database.url : '' })
  await holder.connect()
  try {
    await joinWorker(impatient, 1)
    impatient.clock.advance({ hours: 24 })
    await holder.query('begin; lock table term in access exclusive mode')
    let hasEnded = false
    const closing = closeDays(impatient.deps)
      .catch((error: unknown) => error)
      .finally(() => (hasEnded = true))
    // By another connection: in a transaction PostgreSQL tells once and for all what runs.
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = ${holder.database} and wait_event_type = 'Lock' and query_start < now() - interval '600 ms'`
    await expect.poll(async () => hasEnded || (await waiting.execute(server.db)).rows[0]?.n === 1).toBe(true)
    await holder.query('rollback')
    expect(await closing).toEqual(['2026-03-10'])
  } finally {
    await holder.end()
    await impatient.close()
  }
})
