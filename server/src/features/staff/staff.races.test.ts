import { listStaff, staffLogIn } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorCode, deskPassword, signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ postgres: true })
})
afterAll(() => server.close())

test('one authenticator code sent 9 times in parallel opens one session', async () => {
  const { totpUri } = await signInAtDesk(server, 'double', 'support')
  server.clock.advance({ seconds: 30 })
  const totp = authenticatorCode(server, totpUri)
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => server.call(staffLogIn, { username: 'double', password: deskPassword, totp })),
  )
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', ...Array(8).fill('staff.wrongLogin')])
})

test('of 40 wrong log-ins sent at once from one address 10 are looked at, and one more that minute', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `guessed-${i % 4}`)
  const answers = await Promise.all(names.map((username) => server.call(staffLogIn, { username, password: 'guess', totp: '000000' })))
  const looked = answers.filter(({ reason }) => reason === 'staff.wrongLogin')
  expect([looked.length, answers.filter(({ reason }) => reason === 'request.tooMany').length]).toEqual([11, 29])
})

test('of calls without a session sent at once each is counted, in one row', async () => {
  server.clock.advance({ hours: 2 })
  await Promise.all(Array.from({ length: 50 }, () => server.call(listStaff, {})))
  const hour = new Date(server.clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' }).epochMilliseconds)
  const rows = await server.db.selectFrom('unsigned_call').select('calls').where('hour', '=', hour).execute()
  expect(rows).toEqual([{ calls: 50 }])
})
