import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { type CountingProxy, countingProxy } from '../testing/databases/counting-proxy.ts'
import { freshDatabase } from '../testing/databases/real-postgres.ts'
import type { OpenDatabase, Tx } from './database.ts'
import { inTransaction, together } from './in-transaction.ts'
import { openPostgres } from './open-postgres.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let proxy: CountingProxy
let open: OpenDatabase
beforeAll(async () => {
  fresh = await freshDatabase(inject('postgresUrl'), 'in_transaction')
  proxy = await countingProxy(fresh.url)
})
beforeEach(async () => {
  open = openPostgres({ url: proxy.url, pool: 3 })
  await open.executeSql('drop table if exists kept; create table kept (id int primary key, name text)')
  // The connection for calls is greeted before anything is counted.
  await names()
  proxy.take()
  return () => open.close()
})
afterAll(async () => {
  await proxy.close()
  await fresh.drop()
})

const names = async (db = open.db) =>
  (await sql<{ name: string }>`select name from kept order by id`.execute(db)).rows.map(({ name }) => name)
const add = (tx: Tx, id: number, name: string) => sql`insert into kept values (${id}, ${name})`.execute(tx)

it('a transaction begins in the turn of what it reads first', async () => {
  await inTransaction(open.db, (tx) => names(tx))
  const { statements, turns } = proxy.take()
  expect([statements.length, turns]).toEqual([3, 2])
})

it('what a transaction writes first is sent when it has begun', async () => {
  await inTransaction(open.db, (tx) => add(tx, 1, 'one'))
  const { statements, turns } = proxy.take()
  expect([statements.map((text) => text.slice(0, 6)), turns]).toEqual([['begin', 'insert', 'commit'], 3])
})

it('what a transaction writes first, several together, is sent when it has begun, in its order', async () => {
  const both = (tx: Tx) => together(add(tx, 1, 'one'), sql`update kept set name = 'two' where id = 1`.execute(tx))
  await inTransaction(open.db, both)
  expect([await names(), proxy.take().statements.map((text) => text.slice(0, 6))]).toEqual([
    ['two'],
    ['begin', 'insert', 'update', 'commit', 'select'],
  ])
})

it('a transaction that asks nothing costs nothing', async () => {
  await inTransaction(open.db, async () => undefined)
  await expect(inTransaction(open.db, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(proxy.take().statements).toEqual([])
})

it('what is asked together takes one turn, in its order', async () => {
  const [, , read] = await inTransaction(open.db, async (tx) => {
    await names(tx)
    return together(add(tx, 1, 'one'), add(tx, 2, 'two'), names(tx))
  })
  expect([read, proxy.take().turns]).toEqual([['one', 'two'], 3])
})

it('a fault among what is asked together undoes all of it, also what somebody else goes on to ask', async () => {
  const goesOn = async (tx: Tx) => {
    await names(tx)
    await names(tx)
    await add(tx, 3, 'three')
  }
  const refused = inTransaction(open.db, (tx) => together(goesOn(tx), add(tx, 1, 'one'), Promise.reject(new Error('refused'))))
  await expect(refused).rejects.toThrow('refused')
  const failed = inTransaction(open.db, (tx) => together(add(tx, 1, 'one'), goesOn(tx), add(tx, 1, 'again')))
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(await names()).toEqual([])
})

const read = async (tx: Tx) => (await sql`select * from kept where id > ${0} order by id`.execute(tx)).rows
it.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['in its first turn', read],
  ['beside others', async (tx) => [await names(tx), (await together(read(tx), sql`update kept set name = name || '!'`.execute(tx)))[0]][1]],
])('a plan that a migration made stale has the whole transaction run again, %s', async (_, ask) => {
  await inTransaction(open.db, (tx) => add(tx, 1, 'one'))
  for (let n = 0; n < 4; n += 1) await inTransaction(open.db, read)
  await open.executeSql('alter table kept add column more text')
  let runs = 0
  const rows = await inTransaction(open.db, (tx) => {
    runs += 1
    return ask(tx)
  })
  expect([rows, runs]).toEqual([[{ id: 1, name: 'one', more: null }], 2])
})
