import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealedBefore } from '../testing/encrypt-old-format.ts'
import { startTestServer, testKeys, type TestServer } from '../testing/start-test-server.ts'
import { sealAnew } from './re-encrypt.ts'
import { makeSeal, type Seal } from './encryption.ts'
import { finPlace, sealedColumns } from './encrypted-columns.ts'
import { otherwiseSealed } from './encrypted.repo.ts'

let server: TestServer
let seal: Seal
beforeAll(async () => {
  server = await startTestServer({ postgres: true })
  seal = server.parts.seal
})
afterAll(() => server.close())

const count = 1_000
const finOf = (n: number) => `F${String(n).padStart(7, '0')}X`
beforeEach(async () => {
  await server.db.deleteFrom('member').execute()
  const row = { full_name: 'R', birth_date: '1990-03-09', nationality: 'BD', gender: '01', company: 'C', sector: '1', occupation: 'O' }
  const at = new Date(0)
  const members = Array.from({ length: count }, (_, n) => ({
    ...row,
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    member_number: `M${n}`,
    language: 'english' as const,
    mobile: null,
    fin_cipher: sealedBefore(testKeys.fin, finOf(n)),
    fin_hash: `hash-${n}`,
    fin_last_four: finOf(n).slice(-4),
    password_hash: null,
    created_at: at,
    last_used_at: at,
    deactivated_at: null,
    closed_at: null,
  }))
  await server.db.insertInto('member').values(members).execute()
})

async function members() {
  return server.db.selectFrom('member').select(['id', 'fin_cipher as sealed']).orderBy('id').execute()
}
const markOf = (sealed: string | null) => sealed?.split('.')[0]
const opened = (by: Seal, rows: Awaited<ReturnType<typeof members>>) =>
  rows.map(({ id, sealed }) => (sealed === null ? null : by.decrypt(sealed, finPlace(id))))
const allFins = Array.from({ length: count }, (_, n) => finOf(n))

test('what an older format sealed is bound to its row, and opens at no other any more', async () => {
  await sealAnew(server.parts)
  const rows = await members()
  expect(new Set(rows.map(({ sealed }) => markOf(sealed)))).toEqual(new Set([seal.mark]))
  expect(opened(seal, rows)).toEqual(allFins)
  expect(() => seal.decrypt(rows[0]?.sealed ?? '', finPlace(rows[1]?.id ?? ''))).toThrow()
})

test('what an older key sealed is sealed under the newest, which then opens it alone', async () => {
  await sealAnew(server.parts)
  const newest = `a9:${'33'.repeat(32)}`
  await sealAnew({ ...server.parts, seal: makeSeal(`${newest},${testKeys.fin}`, testKeys.lookup) })
  expect(opened(makeSeal(newest, testKeys.lookup), await members())).toEqual(allFins)
})

test('of two processes that sweep at once each value is sealed by one', async () => {
  let sealings = 0
  const counted: Seal = { ...seal, encrypt: (plain, place) => ((sealings += 1), seal.encrypt(plain, place)) }
  await Promise.all(Array.from({ length: 2 }, () => sealAnew({ ...server.parts, seal: counted })))
  await sealAnew({ ...server.parts, seal: counted })
  expect(sealings).toBe(count)
  expect(opened(seal, await members())).toEqual(allFins)
})

test('a sweep that dies in the middle of a batch leaves every value readable, and the next one goes on', async () => {
  let left = 450
  const dying: Seal = {
    ...seal,
    encrypt(plain, place) {
      left -= 1
      if (left === 0) throw new Error('killed')
      return seal.encrypt(plain, place)
    },
  }
  await expect(sealAnew({ ...server.parts, seal: dying })).rejects.toThrow('killed')
  const between = await members()
  expect(opened(seal, between)).toEqual(allFins)
  expect(between.filter(({ sealed }) => markOf(sealed) === seal.mark)).toHaveLength(400)
  await sealAnew(server.parts)
  expect((await members()).every(({ sealed }) => markOf(sealed) === seal.mark)).toBe(true)
})

test('a value that is written while the sweep runs is the one that stays', async () => {
  const ids = (await members()).map(({ id }) => id)
  const write = async (id: string, n: number) => {
    const fin_cipher = n % 5 === 0 ? null : sealedBefore(testKeys.fin, `G${id.slice(-7)}Z`)
    await server.db.updateTable('member').set({ fin_cipher }).where('id', '=', id).execute()
  }
  await Promise.all([sealAnew(server.parts), ...ids.map(write)])
  await sealAnew(server.parts)
  const rows = await members()
  expect(opened(seal, rows)).toEqual(ids.map((id, n) => (n % 5 === 0 ? null : `G${id.slice(-7)}Z`)))
  expect(rows.every(({ sealed }) => sealed === null || markOf(sealed) === seal.mark)).toBe(true)
})

test('a value that does not open is left as it is, is told of, and holds up no other', async () => {
  const [first] = await members()
  const strange = sealedBefore(`k0:${'44'.repeat(32)}`, 'F0000000X')
  await server.db
    .updateTable('member')
    .set({ fin_cipher: strange })
    .where('id', '=', first?.id ?? '')
    .execute()
  await expect(sealAnew(server.parts)).rejects.toMatchObject({ code: 'Unopened_member_fin_cipher' })
  const [kept, ...others] = await members()
  expect(kept?.sealed).toBe(strange)
  expect(opened(seal, others)).toEqual(allFins.slice(1))
})

test('what is to be sealed anew is found by an index, among many that are sealed', async () => {
  await sealAnew(server.parts)
  await sql`analyze member`.execute(server.db)
  for (const side of ['before', 'after'] as const) {
    const wanted = { side, mark: seal.mark, last: { key: '00000000-0000-4000-8000-000000000000', mark: 'k0', sealed: '' }, limit: 200 }
    const plan = await sql<Record<string, string>>`explain ${otherwiseSealed(sealedColumns[0], wanted)}`.execute(server.db)
    const text = plan.rows.map((row) => Object.values(row)[0]).join(' ')
    expect(text).toContain('member_fin_mark')
    expect(text).not.toContain('Seq Scan')
  }
})
