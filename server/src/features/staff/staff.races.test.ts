import { joinStaff } from '@mwc/contract/staff/join.calls'
import { disableStaff, inviteStaff, listStaff } from '@mwc/contract/staff/staff-desk.calls'
import { staffLogIn } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorCode, deskPassword, openLink, signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
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

test('of two administrators who disable each other at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.db.updateTable('staff').set({ disabled_at: new Date() }).where('role', '=', 'admin').execute()
    const names = [`left-${round}`, `right-${round}`]
    const tokens = []
    for (const name of names) tokens.push((await signInAtDesk(server, name, 'admin')).token)
    const { rows } = await server.ok(listStaff, { role: 'admin', state: 'active' }, { token: tokens[0] })
    const idOf = (name: string | undefined) => rows.find(({ username }) => username === name)?.id ?? ''
    const answers = await Promise.all(
      tokens.map((token, i) => server.call(disableStaff, { id: idOf(names[1 - i]), note: 'A quarrel' }, { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await server.db.selectFrom('staff').select('id').where('role', '=', 'admin').where('disabled_at', 'is', null).execute()
    expect(left).toHaveLength(1)
  }
})

test('a link that is opened 6 times at once sets up one password, and one recovery code opens one session', async () => {
  const { token } = await signInAtDesk(server, 'host', 'admin')
  const { link } = await server.ok(inviteStaff, { username: 'guest', role: 'support' }, { token })
  const opened = await openLink(server, link)
  const totp = authenticatorCode(server, opened.totpUri)
  const each = Array.from({ length: 6 }, (_, i) => `Nine-boats-at-sea-${i}`)
  const joined = await Promise.all(each.map((password) => server.call(joinStaff, { token: opened.token, password, totp })))
  expect(joined.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', ...Array(5).fill('staff.linkOver')])
  const at = joined.findIndex(({ status }) => status === 200)
  const input = { username: 'guest', password: each[at] ?? '', totp: joined[at]?.data?.recoveryCodes[0] ?? '' }
  const answers = await Promise.all(each.map(() => server.call(staffLogIn, input)))
  expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', ...Array(5).fill('staff.wrongLogin')])
})
