import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { loadVapidKeys } from './load-vapid-keys.ts'
import { makeEncryption } from './encryption.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const encryptionWith = (...keys: string[]) => makeEncryption(keys.join(), '22'.repeat(32))
const [first, second, another] = [`k1:${'11'.repeat(32)}`, `k2:${'33'.repeat(32)}`, `k1:${'44'.repeat(32)}`]

it('every start has the same keys, also with a new key in front', async () => {
  const keys = await loadVapidKeys(server.db, encryptionWith(first))
  expect(await loadVapidKeys(server.db, encryptionWith(first))).toEqual(keys)
  expect(await loadVapidKeys(server.db, encryptionWith(second, first))).toEqual(keys)
})

it.each([[another], [second]])('a start with the keys of another database says so: %s', async (ring) => {
  await loadVapidKeys(server.db, encryptionWith(first))
  await expect(loadVapidKeys(server.db, encryptionWith(ring))).rejects.toThrow(/^FIN_KEYS: none of the keys/)
})
