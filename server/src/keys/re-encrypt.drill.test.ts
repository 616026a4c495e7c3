import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { encryptOldFormat } from '../testing/encrypt-old-format.ts'
import { insertMemberRows } from '../testing/fixtures/stored-members.ts'
import { startTestServer, testKeys, type TestServer } from '../testing/start-test-server.ts'
import { reEncrypt } from './re-encrypt.ts'
import { makeEncryption, type Encryption } from './encryption.ts'
import { finPlace, encryptedColumns } from './encrypted-columns.ts'
import { otherwiseEncrypted } from './encrypted.repo.ts'

let server: TestServer
let encryption: Encryption
beforeAll(async () => {
  server = await startTestServer()
  encryption = server.deps.encryption
})
afterAll(() => server.close())

const count = 1_000
const finOf = (n: number) => `F${String(n).padStart(7, '0')}X`
beforeEach(async () => {
  await server.db.deleteFrom('member').execute()
  await insertMemberRows(server.db, count, (n) => ({
    fin_cipher: encryptOldFormat(testKeys.fin, finOf(n)),
    fin_hash: `hash-${n}`,
    fin_last_four: finOf(n).slice(-4),
  }))
})

async function members() {
  return server.db.selectFrom('member').select(['id', 'fin_cipher as sealed']).orderBy('id').execute()
}
const markOf = (encrypted: string | null) => encrypted?.split('.')[0]
const opened = (by: Encryption, rows: Awaited<ReturnType<typeof members>>) =>
  rows.map(({ id, sealed: encrypted }) => (encrypted === null ? null : by.decrypt(encrypted, finPlace(id))))
const allFins = Array.from({ length: count }, (_, n) => finOf(n))

test('what an older format encrypted is bound to its row, and opens at no other any more', async () => {
  await reEncrypt(server.deps)
  const rows = await members()
  expect(new Set(rows.map(({ sealed: encrypted }) => markOf(encrypted)))).toEqual(new Set([encryption.mark]))
  expect(opened(encryption, rows)).toEqual(allFins)
  expect(() => encryption.decrypt(rows[0]?.sealed ?? '', finPlace(rows[1]?.id ?? ''))).toThrow()
})

test('what an older key encrypted is encrypted under the newest, which then opens it alone', async () => {
  await reEncrypt(server.deps)
  const newest = `a9:${'33'.repeat(32)}`
  await reEncrypt({ ...server.deps, encryption: makeEncryption(`${newest},${testKeys.fin}`, testKeys.lookup) })
  expect(opened(makeEncryption(newest, testKeys.lookup), await members())).toEqual(allFins)
})

test('of two processes that sweep at once each value is encrypted by one', async () => {
  let encryptions = 0
  const counted: Encryption = { ...encryption, encrypt: (plain, place) => ((encryptions += 1), encryption.encrypt(plain, place)) }
  await Promise.all(Array.from({ length: 2 }, () => reEncrypt({ ...server.deps, encryption: counted })))
  await reEncrypt({ ...server.deps, encryption: counted })
  expect(encryptions).toBe(count)
  expect(opened(encryption, await members())).toEqual(allFins)
})

test('a sweep that dies in the middle of a batch leaves every value readable, and the next one goes on', async () => {
  let left = 450
  const dying: Encryption = {
    ...encryption,
    encrypt(plain, place) {
      left -= 1
      if (left === 0) throw new Error('killed')
      return encryption.encrypt(plain, place)
    },
  }
  await expect(reEncrypt({ ...server.deps, encryption: dying })).rejects.toThrow('killed')
  const between = await members()
  expect(opened(encryption, between)).toEqual(allFins)
  expect(between.filter(({ sealed: encrypted }) => markOf(encrypted) === encryption.mark)).toHaveLength(400)
  await reEncrypt(server.deps)
  expect((await members()).every(({ sealed: encrypted }) => markOf(encrypted) === encryption.mark)).toBe(true)
})

test('a value that is written while the sweep runs is the one that stays', async () => {
  const ids = (await members()).map(({ id }) => id)
  const write = async (id: string, n: number) => {
    const fin_cipher = n % 5 === 0 ? null : encryptOldFormat(testKeys.fin, `G${id.slice(-7)}Z`)
    await server.db.updateTable('member').set({ fin_cipher }).where('id', '=', id).execute()
  }
  await Promise.all([reEncrypt(server.deps), ...ids.map(write)])
  await reEncrypt(server.deps)
  const rows = await members()
  expect(opened(encryption, rows)).toEqual(ids.map((id, n) => (n % 5 === 0 ? null : `G${id.slice(-7)}Z`)))
  expect(rows.every(({ sealed: encrypted }) => encrypted === null || markOf(encrypted) === encryption.mark)).toBe(true)
})

test('a value that does not open is left as it is, is told of, and holds up no other', async () => {
  const [first] = await members()
  const strange = encryptOldFormat(`k0:${'44'.repeat(32)}`, 'F0000000X')
  await server.db
    .updateTable('member')
    .set({ fin_cipher: strange })
    .where('id', '=', first?.id ?? '')
    .execute()
  await expect(reEncrypt(server.deps)).rejects.toMatchObject({ code: 'Unopened_member_fin_cipher' })
  const [kept, ...others] = await members()
  expect(kept?.sealed).toBe(strange)
  expect(opened(encryption, others)).toEqual(allFins.slice(1))
})

test('what is to be re-encrypted is found by an index, and read in its order', async () => {
  for (const side of ['before', 'after'] as const) {
    const wanted = {
      side,
      mark: encryption.mark,
      last: { key: '00000000-0000-4000-8000-000000000000', mark: 'k0', sealed: '' },
      limit: 200,
    }
    const plan = await server.db.transaction().execute(async (tx) => {
      // What a table of a thousand rows costs says nothing of a million, and its statistics are autovacuum's to take.
      for (const other of ['seqscan', 'bitmapscan', 'sort']) await sql`set local ${sql.ref(`enable_${other}`)} = off`.execute(tx)
      return sql<Record<string, string>>`explain ${otherwiseEncrypted(encryptedColumns[0], wanted)}`.execute(tx)
    })
    const text = plan.rows.map((row) => Object.values(row)[0]).join(' ')
    expect(text).toContain('member_fin_mark')
    expect(text).not.toContain('Seq Scan')
    expect(text).not.toContain('Sort')
  }
})
