import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { toDate } from '../../ports/clock.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { agedRows, deleteAged } from './aged-rows.repo.ts'
import { forgetAged } from './forget-aged.ts'
import { forgetUnusedAccounts } from './forget-unused-accounts.ts'
import { unusedAccounts } from './unused-accounts.repo.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The plan of a statement where a scan is taken only if no index would do. */
async function planOf(statement: ReturnType<typeof sql>): Promise<string> {
  return server.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(tx)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
}

const moment = new Date('2026-01-01T00:00:00Z')
for (const rows of agedRows) {
  test(`what is too old in ${rows.table} (${JSON.stringify(rows.retention)}) is found by an index`, async () => {
    expect(await planOf(deleteAged(rows, moment, 1_000))).not.toContain('Seq Scan')
  })
}

test('accounts that nobody uses are found by an index, few at a time', async () => {
  const since = { neverPaid: moment, lapsed: moment, lastPayment: moment }
  const after = { id: '00000000-0000-4000-8000-000000000000', last_used_at: new Date(0), over: false }
  const plan = await planOf(unusedAccounts(since, after, 500))
  expect(plan).toContain('member_unused')
  expect(plan).not.toContain('Seq Scan')
})

test('processes that delete at once, one of which is stopped, delete what is old and nothing else', async () => {
  const at = (hours: number) => toDate(server.clock.now().subtract({ hours }))
  const row = (key: string, hours: number) => ({ key, window_start: at(hours), used: 1 })
  const old = Array.from({ length: 500 }, (_, i) => row(`old-${i}`, 100))
  const young = Array.from({ length: 20 }, (_, i) => row(`young-${i}`, 10))
  await server.db
    .insertInto('allowance')
    .values([...old, ...young])
    .execute()
  let batches = 0
  const stopped = {
    ...server.deps,
    clock: {
      now: () => {
        batches += 1
        if (batches > 4) throw new Error('stopped')
        return server.clock.now()
      },
    },
  }
  await Promise.allSettled([forgetAged(stopped, 50), forgetAged(server.deps, 50), forgetAged(server.deps, 50)])
  await forgetAged(server.deps, 50)
  const left = await server.db.selectFrom('allowance').select('key').where('key', 'like', '%-%').execute()
  expect(
    left
      .map(({ key }) => key)
      .filter((key) => /^(old|young)-/.test(key))
      .toSorted(),
  ).toEqual(young.map(({ key }) => key).toSorted())
})

test('an account that is used again while the sweep is at it is not forgotten', async () => {
  const { user } = await signUpWorker(server, 1)
  server.clock.advance({ months: 13 })
  const [mayCommit, isUsed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const using = server.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('member')
      .set({ last_used_at: toDate(server.clock.now()) })
      .where('id', '=', user.id)
      .execute()
    isUsed.resolve()
    await mayCommit.promise
  })
  await isUsed.promise
  const sweep = forgetUnusedAccounts(server.deps)
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(server.db)
    expect(rows).not.toHaveLength(0)
  }, 10_000)
  mayCommit.resolve()
  await Promise.all([using, sweep])
  const row = await server.db.selectFrom('member').select('full_name').where('id', '=', user.id).executeTakeFirstOrThrow()
  expect(row.full_name).toBe('Rahim Uddin')
})
