import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { keepPushKeys } from './load-vapid-keys.ts'
import { makeSeal } from './encryption.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const sealWith = (...keys: string[]) => makeSeal(keys.join(), '22'.repeat(32))
const [first, second, another] = [`k1:${'11'.repeat(32)}`, `k2:${'33'.repeat(32)}`, `k1:${'44'.repeat(32)}`]

it('every start has the same keys, also with a new key in front', async () => {
  const keys = await keepPushKeys(server.db, sealWith(first))
  expect(await keepPushKeys(server.db, sealWith(first))).toEqual(keys)
  expect(await keepPushKeys(server.db, sealWith(second, first))).toEqual(keys)
})

it.each([[another], [second]])('a start with the keys of another database says so: %s', async (ring) => {
  await keepPushKeys(server.db, sealWith(first))
  await expect(keepPushKeys(server.db, sealWith(ring))).rejects.toThrow(/^FIN_KEYS: none of the keys/)
})
