import { type KyselyPlugin, RawNode } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../../database/database.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { heldContent } from './held-content.ts'

let server: TestServer
/** A handle of each test's own: what is held belongs to it. */
let db: Db
let made: string[]
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => {
  db = server.db.withoutPlugins()
  made = []
})
afterAll(() => server.close())

const ask = (key: string) => heldContent({ db, clock: server.clock }, key, async () => ({ nth: made.push(key) }))
const refuse = (key: string) => heldContent({ db, clock: server.clock }, key, () => Promise.reject(new Error('no such item')))
const times = (key: string) => made.filter((one) => one === key).length

it('what is asked for again and again is pushed out by nothing that is asked for once', async () => {
  for (let n = 0; n < 1_000; n += 1) {
    await ask('often')
    await ask(`once ${n}`)
  }
  expect(times('often')).toBe(1)
  await ask('once 0')
  expect(times('once 0')).toBe(2)
})

it('what fails is held for nobody, and pushes nothing out, however many fail at once', async () => {
  await ask('useful')
  const failed = await Promise.allSettled(Array.from({ length: 1_000 }, (_, n) => refuse(`wrong ${n}`)))
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']))
  await Promise.all([ask('useful'), ask('wrong 1')])
  expect(made).toEqual(['useful', 'wrong 1'])
})

it('who asks for the same at the same time waits for one answer', async () => {
  await Promise.all([ask('one'), ask('one'), ask('one')])
  expect(made).toEqual(['one'])
})

it('while it is not known when something begins or ends, an answer is held for a second only', async () => {
  const asksForTurns = new WeakSet<object>()
  const neverAnswered: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (RawNode.is(node) && node.sqlFragments.join('').includes('as turn')) asksForTurns.add(queryId)
      return node
    },
    transformResult: ({ result, queryId }) => (asksForTurns.has(queryId) ? new Promise(() => {}) : Promise.resolve(result)),
  }
  db = db.withPlugin(neverAnswered)
  await ask('home')
  server.clock.advance({ milliseconds: 999 })
  await ask('home')
  expect(times('home')).toBe(1)
  server.clock.advance({ milliseconds: 1 })
  await ask('home')
  expect(times('home')).toBe(2)
})
