import { apiBase } from '@mwc/contract/endpoint/api-base'
import { listLog, listRefusedCalls, listUnsignedCalls } from '@mwc/contract/log/log.calls'
import { listStaff } from '@mwc/contract/staff/staff-desk.calls'
import { staffLogIn, staffLogOut, staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskPassword, signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { identityHeads, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.clock.advance({ hours: 2 }))
afterAll(() => server.close())

const rowsNow = () => server.db.selectFrom('audit').selectAll().where('at', '>=', new Date(server.clock.now().epochMilliseconds)).execute()
const countsNow = () =>
  server.db
    .selectFrom('unsigned_call')
    .select(['act', 'outcome', 'username', 'calls'])
    .where('last_at', '>=', new Date(server.clock.now().epochMilliseconds))
    .orderBy('act')
    .execute()
const get = (path: string, { from = '198.51.100.1', token }: { from?: string; token?: string } = {}) =>
  server.app.inject({
    url: `${apiBase}${path}`,
    remoteAddress: from,
    headers: identityHeads({ path }, token),
  })

test('a flood of calls without a session leaves one count an hour for each act and address, and no row', async () => {
  for (let i = 0; i < 30; i += 1) {
    await get('/desk/staff')
    await get('/desk/payments/6c19c990-632b-413b-89a3-3291b51e19d1', { token: 'x'.repeat(43) })
    await get(`/desk/anything-${i}`)
  }
  expect(await rowsNow()).toEqual([])
  expect(await countsNow()).toEqual([
    { act: 'GET /h5-api/desk/payments/:id', outcome: 'refused', username: '', calls: 30 },
    { act: 'GET /h5-api/desk/staff', outcome: 'refused', username: '', calls: 30 },
    { act: 'GET unknown', outcome: 'refused', username: '', calls: 30 },
  ])
  server.clock.advance({ hours: 1 })
  await get('/desk/staff')
  await get('/desk/staff', { from: '198.51.100.2' })
  expect((await countsNow()).map(({ calls }) => calls)).toEqual([1, 1])
})

test('wrong log-ins are counted, by the account that they were tried on where there is one', async () => {
  await signInAtDesk(server, 'tried', 'support')
  server.clock.advance({ seconds: 1 })
  for (const username of ['tried', 'Tried', 'nobody', 'no-one'])
    await server.call(staffLogIn, { username, password: 'Guessed-by-night', totp: '135790' })
  for (const username of [{ $ne: '' }, 'tried\0'])
    await server.app.inject({
      method: 'POST',
      url: `${apiBase}${staffLogIn.path}`,
      headers: identityHeads(staffLogIn, undefined),
      payload: { username },
    })
  expect((await countsNow()).toSorted((a, b) => b.calls - a.calls)).toEqual([
    { act: 'POST /h5-api/desk/log-in', outcome: 'refused', username: '', calls: 4 },
    { act: 'POST /h5-api/desk/log-in', outcome: 'refused', username: 'tried', calls: 2 },
  ])
  expect(await rowsNow()).toEqual([])
})

test('a log-in, a log-out and a refused signed call leave rows that name who, and from where as a keyed hash', async () => {
  server.clock.advance({ seconds: 1 })
  const { token } = await signInAtDesk(server, 'named', 'support')
  await server.call(listStaff, {}, { token })
  await server.ok(staffLogOut, {}, { token })
  const address = server.deps.encryption.lookup('address', '127.0.0.1')
  const acts = await rowsNow()
  expect(acts.map(({ act, username, address_hash }) => [act, username, address_hash]).toSorted()).toEqual([
    ['staff.logIn', 'named', address],
    ['staff.logOut', 'named', address],
  ])
  expect(acts.every(({ staff_id, record_id }) => staff_id !== null && record_id === staff_id)).toBe(true)
  const refused = await server.db.selectFrom('refused_call').selectAll().where('username', '=', 'named').execute()
  expect(refused).toMatchObject([{ act: 'GET /h5-api/desk/staff', outcome: 'refused', address_hash: address, staff_id: acts[0]?.staff_id }])
  expect(JSON.stringify([acts, refused])).not.toContain('127.0.0.1')
})

test('a token that was logged out, is over, or whose account is disabled signs nothing', async () => {
  const out = await signInAtDesk(server, 'gone', 'support')
  await server.ok(staffLogOut, {}, { token: out.token })
  const idle = await signInAtDesk(server, 'idle', 'support')
  const disabled = await signInAtDesk(server, 'disabled', 'support')
  await server.db.updateTable('staff').set({ disabled_at: new Date() }).where('username', '=', 'disabled').execute()
  server.clock.advance({ minutes: 31 })
  for (const { token } of [out, idle, disabled]) await server.call(staffMe, {}, { token })
  expect(await rowsNow()).toEqual([])
  expect(await countsNow()).toEqual([{ act: 'GET /h5-api/desk/me', outcome: 'refused', username: '', calls: 3 }])
})

test('an administrator reads the counts, the newest hour and the most calls first, and what was refused to whom', async () => {
  const { token } = await signInAtDesk(server, 'reader', 'admin')
  for (const [times, from] of [
    [2, '198.51.100.7'],
    [5, '198.51.100.8'],
  ] as const)
    for (let i = 0; i < times; i += 1) await get('/desk/staff', { from })
  const hour = new Date(Math.floor(server.clock.now().epochMilliseconds / 3_600_000) * 3_600_000).toISOString()
  const { rows, total, more } = await server.ok(listUnsignedCalls, { pageSize: 2 }, { token })
  const act = 'GET /h5-api/desk/staff'
  expect(rows).toMatchObject([
    { hour, act, outcome: 'refused', username: null, address: server.deps.encryption.lookup('address', '198.51.100.8'), calls: 5 },
    { hour, act, outcome: 'refused', username: null, address: server.deps.encryption.lookup('address', '198.51.100.7'), calls: 2 },
  ])
  expect([total > 2, more]).toEqual([true, false])
  const { token: support } = await signInAtDesk(server, 'curious', 'support')
  for (const call of [listUnsignedCalls, listRefusedCalls, listLog])
    expect((await server.call(call, {}, { token: support })).reason).toBe('staff.notAllowed')
  const refused = await server.ok(listRefusedCalls, { pageSize: 3 }, { token })
  expect(refused.rows.map(({ username, outcome }) => `${username} ${outcome}`)).toEqual(Array(3).fill('curious refused'))
  expect(JSON.stringify(await server.db.selectFrom('unsigned_call').selectAll().execute())).not.toContain(deskPassword)
})
