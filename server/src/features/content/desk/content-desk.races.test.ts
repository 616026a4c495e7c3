import { moveContent } from '@mwc/contract/content/content-acts-desk.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { readNews } from '@mwc/contract/content/content.calls'
import { closeShop } from '@mwc/contract/redemptions/redemption-desk.calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inFour } from '../../../testing/fixtures/campaign-fixtures.ts'
import { contentInput, publish } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'editor', 'admin')).token
})
afterAll(() => server.close())

const each = [1, 2, 3, 4, 5, 6]
const acts = (id: string, act: 'content.edit' | 'shops.close') =>
  server.db.selectFrom('audit').select('id').where('record_id', '=', id).where('act', '=', act).execute()

test('of six who edit one item at once one does, and the others are shown what stands', async () => {
  const { id, version } = await publish(server, token, 'news')
  const answers = await Promise.all(
    each.map((n) => {
      const input = contentInput('news', { title: inFour(`Title ${n}`), body: inFour(`Text ${n}`) })
      return server.call(contentDesk.news.edit, { id, version, ...input }, { token })
    }),
  )
  const saved = answers.find(({ status }) => status === 200)?.data
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  for (const { refusal, status } of answers)
    if (status === 409) expect(refusal?.details?.now).toMatchObject({ version: 2, values: { title: saved?.title, body: saved?.body } })
  expect(await server.ok(readNews, { id })).toMatchObject({ title: saved?.title.english, body: saved?.body.english })
  expect(await acts(id, 'content.edit')).toHaveLength(1)
})

test('one edit that is sent six times at once is done once, and each is answered alike', async () => {
  const { id, version } = await publish(server, token, 'news')
  const input = { id, version, ...contentInput('news', { title: inFour('Once') }) }
  const answers = await Promise.all(each.map(() => server.ok(contentDesk.news.edit, input, { token })))
  expect(answers.map((answer) => [answer.version, answer.title.english])).toEqual(each.map(() => [2, 'Once']))
  expect(await acts(id, 'content.edit')).toHaveLength(1)
})

test('a shop that is closed while it is edited stays closed, or the edit was first', async () => {
  for (const _ of each) {
    const { id, version } = await publish(server, token, 'shop')
    const [edit] = await Promise.all([
      server.call(contentDesk.shop.edit, { id, version, ...contentInput('shop', { name: 'Renamed' }) }, { token }),
      server.ok(closeShop, { id }, { token }),
    ])
    const row = await server.db.selectFrom('shop').select(['name', 'publish_to', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.publish_to).not.toBeNull()
    expect([edit.status, row.name, row.version]).toEqual(edit.status === 200 ? [200, 'Renamed', 3] : [409, 'Harbour Kitchen', 2])
  }
})

test('two moves of different items at once are both kept', async () => {
  const ids: string[] = []
  for (const position of [1, 2, 3, 4]) ids.push((await publish(server, token, 'banner', { position })).id)
  const [a = '', b = '', c = '', d = ''] = ids
  const [mayEnd, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('banner').select('id').forUpdate().execute()
    isHeld.resolve()
    await mayEnd.promise
  })
  await isHeld.promise
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      server.db,
    )
    return rows.length
  }
  const moves = []
  // Each begins on the order of now, and waits.
  for (const [id, before] of [
    [d, a],
    [c, b],
  ] as const) {
    moves.push(server.call(moveContent, { kind: 'banner', id, before }, { token }))
    await expect.poll(waiting).toBe(moves.length)
  }
  mayEnd.resolve()
  await holding
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await server.ok(contentDesk.banner.list, { sort: 'position', pageSize: 100 }, { token })
  expect(rows.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([d, a, c, b])
})
