import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeEncryption } from '../../../keys/encryption.ts'
import { startTestServer, testKeys, type TestServer } from '../../../testing/start-test-server.ts'
import { signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { checkLookupKey } from './check-lookup-key.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ring = `k1:${'77'.repeat(32)}`
const otherLookup = '33'.repeat(32)

it('a database without members starts with any look-up key', async () => {
  await expect(checkLookupKey(server.db, makeEncryption(ring, otherLookup))).resolves.toBeUndefined()
})

it('a start with the look-up key of another database says so, and one with its own goes on', async () => {
  await signUpWorker(server, 1)
  await signUpWorker(server, 2)
  await expect(checkLookupKey(server.db, server.deps.encryption)).resolves.toBeUndefined()
  await expect(checkLookupKey(server.db, makeEncryption(testKeys.fin, otherLookup))).rejects.toThrow(/^LOOKUP_KEY: is not the one/)
})

it('an account that was made under another key, or that no key opens, keeps nobody from starting', async () => {
  const [first] = await server.db.selectFrom('member').select('id').orderBy('fin_hash').execute()
  await server.db
    .updateTable('member')
    .set({ fin_hash: 'a' })
    .where('id', '=', first?.id ?? '')
    .execute()
  await expect(checkLookupKey(server.db, server.deps.encryption)).resolves.toBeUndefined()
  await expect(checkLookupKey(server.db, makeEncryption(ring, otherLookup))).resolves.toBeUndefined()
})
