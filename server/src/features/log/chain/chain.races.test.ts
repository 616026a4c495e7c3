import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db, Tx } from '../../../database/database.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { forgetPerson } from '../../account/own-account/forget-person.ts'
import { forgetOldLog } from './forget-old-log.ts'
import { actorOfCommand } from '../read-actor.ts'
import { recordAct } from '../record-act.ts'
import { sealLog } from './seal-log.ts'
import { verifyLog } from './verify-log.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ pool: 30 })
})
afterEach(() => server.close())

const note = 'Seen with her papers'
const write = (tx: Tx, memberId?: string) =>
  recordAct(tx, server.deps, actorOfCommand('test'), {
    act: 'members.stopCard',
    record: { kind: 'member', id: memberId ?? randomUUID() },
    ...(memberId === undefined ? {} : { memberId, reason: note }),
    before: null,
    after: { n: 1 },
  })
const act = (memberId?: string) => server.db.transaction().execute((tx) => write(tx, memberId))
const verify = () => verifyLog(server.db, server.deps.logSigning, () => true)
const unsealed = async () => (await server.db.selectFrom('audit').select('id').where('position', 'is', null).execute()).length

test('20 writers and two sealers at once make one whole chain without a gap', async () => {
  const [writers, each] = [20, 40]
  const written = new AbortController()
  const seal = async () => {
    while (!written.signal.aborted) await sealLog(server.deps, 7)
  }
  const sealers = [seal(), seal()]
  const write20 = async () => {
    for (let n = 0; n < each; n += 1) await act()
  }
  await Promise.all(Array.from({ length: writers }, write20))
  written.abort()
  await Promise.all(sealers)
  await sealLog(server.deps)
  const last = writers * each + 1
  expect(await verify()).toEqual({ rows: last, heads: 0, last, fault: null })
  expect(await unsealed()).toBe(0)
})

test('an act that commits after later ones is chained after them, and nobody waits for it', async () => {
  const [written, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = server.db.transaction().execute(async (tx) => {
    await write(tx)
    written.resolve()
    await committing.promise
  })
  await written.promise
  server.clock.advance({ seconds: 1 })
  await act()
  await sealLog(server.deps)
  expect(await verify()).toMatchObject({ last: 2, fault: null })
  committing.resolve()
  await slow
  await sealLog(server.deps)
  expect(await verify()).toMatchObject({ last: 3, fault: null })
})

test('a sealer that is killed in the middle leaves the chain as it was, and the next one goes on', async () => {
  for (let n = 0; n < 10; n += 1) await act()
  // Its connection is cut after it has given places, before it notes the end.
  await sql`create function cut() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(
    server.db,
  )
  await sql`create trigger cut before insert or update on log_tip for each row execute function cut()`.execute(server.db)
  await expect(sealLog(server.deps)).rejects.toThrow()
  await sql`drop trigger cut on log_tip`.execute(server.db)
  expect(await unsealed()).toBe(10)
  await sealLog(server.deps)
  expect(await verify()).toEqual({ rows: 11, heads: 0, last: 11, fault: null })
})

test('of acts about a member whose account is being closed nothing personal can be read afterwards', async () => {
  for (let n = 1; n <= 6; n += 1) {
    const { user } = await signUpWorker(server, n)
    const close = server.db.transaction().execute((tx) => forgetPerson(tx, server.deps, user.id, new Date()))
    await Promise.all([act(user.id), act(user.id), close, act(user.id)])
    await act(user.id)
    expect(await server.db.selectFrom('log_key').selectAll().where('member_id', '=', user.id).execute()).toEqual([])
    const rows = await server.db.selectFrom('audit').selectAll().where('member_id', '=', user.id).execute()
    expect(rows.map(({ reason }) => reason)).toEqual(['', '', '', ''])
  }
  await sealLog(server.deps)
  expect((await verify()).fault).toBeNull()
})

test('first acts about one member at the same moment share one key', async () => {
  const { user } = await signUpWorker(server, 1)
  await Promise.all(Array.from({ length: 12 }, () => act(user.id)))
  expect(await server.db.selectFrom('log_key').selectAll().execute()).toHaveLength(1)
  const rows = await server.db.selectFrom('audit').selectAll().where('member_id', '=', user.id).execute()
  expect(rows.every(({ personal }) => personal !== null)).toBe(true)
})

test('old days leave while new acts are chained, and the chain goes on whole', async () => {
  for (let day = 0; day < 3; day += 1) {
    for (let n = 0; n < 20; n += 1) await act()
    server.clock.advance({ hours: 24 })
    await sealLog(server.deps)
  }
  server.clock.advance({ hours: 24 * 366 * 7 + 48 })
  const writing = Promise.all(
    Array.from({ length: 60 }, async () => {
      await act()
      await sealLog(server.deps, 5)
    }),
  )
  await Promise.all([writing, forgetOldLog(server.deps, 7), forgetOldLog(server.deps, 7)])
  await sealLog(server.deps)
  await forgetOldLog(server.deps)
  expect(await verify()).toMatchObject({ rows: 60, last: 121, fault: null })
})

test('it is verified while it is written', async () => {
  const written = new AbortController()
  const writer = async (db: Db) => {
    while (!written.signal.aborted) {
      await db.transaction().execute((tx) => write(tx))
      await sealLog(server.deps, 3)
    }
  }
  const writers = [writer(server.db), writer(server.db)]
  for (let n = 0; n < 15; n += 1) expect((await verify()).fault).toBeNull()
  written.abort()
  await Promise.all(writers)
})
