import { unsubscribePush } from '@mwc/contract/notifications/notifications.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinWorkers } from '../../../testing/fixtures/campaign-fixtures.ts'
import { takePush, tellMember } from '../../../testing/fixtures/notification-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { openSession } from '../../account/sessions/open-session.ts'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function newMember() {
  const [member] = await joinWorkers(server, 1, (people += 1))
  if (!member) throw new Error('nobody joined')
  return member
}
const newPhone = async (id: string) => (await server.db.transaction().execute((tx) => openSession(tx, id, server.clock.now()))).token
const times = <T>(count: number, run: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => run(n)))
const addressesOf = async (id: string) =>
  (await server.db.selectFrom('push_subscription').select('endpoint').where('member_id', '=', id).orderBy('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  )

test('a phone that names many addresses at once, and takes some back, keeps one at most', async () => {
  const { id, token } = await newMember()
  await times(12, (n) => takePush(server, token, `at-once-${n}`))
  expect(await addressesOf(id)).toHaveLength(1)
  await times(12, async (n) => void (await (n % 3 ? takePush(server, token, `again-${n}`) : server.ok(unsubscribePush, {}, { token }))))
  expect((await addressesOf(id)).length).toBeLessThanOrEqual(1)
})

test('a member has ten phones that are pushed to, those that were there last, however many sessions are open', async () => {
  const { id } = await newMember()
  const phones = await times(30, () => newPhone(id))
  const named = []
  for (const [n, token] of phones.entries()) {
    server.clock.advance({ seconds: 1 })
    named.push(await takePush(server, token, `phone-${n}`))
  }
  expect(await addressesOf(id)).toEqual(named.slice(-10).toSorted())
  await times(20, (n) => takePush(server, phones[n] ?? '', `back-${n}`))
  expect(await addressesOf(id)).toHaveLength(10)
  await tellMember(server, { user: { id } }, 'one thing')
  expect(await server.db.selectFrom('push_delivery').select('id').where('receiver_id', '=', id).execute()).toHaveLength(10)
})
