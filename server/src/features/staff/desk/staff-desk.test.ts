import { staffRoles } from '@mwc/contract/endpoint/access'
import * as calls from '@mwc/contract/staff/staff-desk.calls'
import { staffActs, type StaffAct, type StaffState, staffStates } from '@mwc/contract/staff/staff-states'
import { listColleagues, staffMe } from '@mwc/contract/staff/staff.calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let person = 0
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const note = 'She moved to another team'
const rowOf = async (username: string) => {
  const { rows } = await server.ok(calls.listStaff, { pageSize: 100 }, { token })
  const row = rows.find((one) => one.username === username)
  if (!row) throw new Error(`${username} is not listed`)
  return row
}

async function staffIn(state: StaffState, role: 'support' | 'admin' = 'support') {
  const username = `${state}-${(person += 1)}`
  if (state === 'invited') await server.ok(calls.inviteStaff, { username, role }, { token })
  else await signInAtDesk(server, username, role)
  if (state === 'disabled') await server.ok(calls.disableStaff, { id: (await rowOf(username)).id, note }, { token })
  return rowOf(username)
}

const acts: Record<StaffAct, (row: { id: string; version: number }) => Promise<{ reason: string | undefined }>> = {
  role: ({ id, version }) => server.call(calls.editStaffRole, { id, version, role: 'finance', note }, { token }),
  newLink: ({ id }) => server.call(calls.newStaffLink, { id, note }, { token }),
  endSessions: ({ id }) => server.call(calls.endStaffSessions, { id, note }, { token }),
  disable: ({ id }) => server.call(calls.disableStaff, { id, note }, { token }),
  enable: ({ id }) => server.call(calls.enableStaff, { id, note }, { token }),
}

test.for(staffStates.flatMap((state) => staffActs.map((act) => [act, state] as const)))(
  'that %s may be done to an account that is %s is what the call does',
  async ([act, state]) => {
    await stayAtDesk(server)
    const row = await staffIn(state)
    const { reason } = await acts[act](row)
    expect(reason).toBe(row.may.includes(act) ? undefined : 'staff.notNow')
  },
)

test('the last administrator stays one, whatever is asked; with a second one either may go', async () => {
  const row = await rowOf('chief')
  expect(row.may).toEqual(['endSessions'])
  for (const act of ['role', 'newLink', 'disable'] as const) expect((await acts[act](row)).reason).toBe('staff.lastAdmin')
  await staffIn('invited', 'admin')
  expect((await rowOf('chief')).may).toEqual(['endSessions'])
  await signInAtDesk(server, 'second', 'admin')
  expect((await rowOf('chief')).may).toEqual(['role', 'newLink', 'endSessions', 'disable'])
  expect((await acts.disable(await rowOf('second'))).reason).toBeUndefined()
  expect((await rowOf('chief')).may).toEqual(['endSessions'])
})

test('who is disabled is out at once, and among no colleagues; enabled, everything is as before', async () => {
  const { token: theirs } = await signInAtDesk(server, 'leaver', 'support')
  const row = await rowOf('leaver')
  expect(row).toMatchObject({ state: 'active', sessions: 1, role: 'support', lastSeenAt: expect.any(String) })
  await server.ok(calls.disableStaff, { id: row.id, note }, { token })
  expect((await server.call(staffMe, {}, { token: theirs })).status).toBe(401)
  expect(await rowOf('leaver')).toMatchObject({ state: 'disabled', sessions: 0, may: ['enable'] })
  const names = async () => (await server.ok(listColleagues, {}, { token })).colleagues.map(({ username }) => username)
  expect(await names()).not.toContain('leaver')
  await server.ok(calls.enableStaff, { id: row.id, note }, { token })
  expect(await names()).toContain('leaver')
})

test('another role holds from the next call on; an edit of an older state is told so', async () => {
  const { token: theirs } = await signInAtDesk(server, 'mover', 'support')
  const row = await rowOf('mover')
  const edit = (role: 'finance' | 'content') =>
    server.call(calls.editStaffRole, { id: row.id, version: row.version, role, note }, { token })
  expect((await edit('finance')).data?.role).toBe('finance')
  expect((await server.ok(staffMe, {}, { token: theirs })).role).toBe('finance')
  expect((await edit('content')).reason).toBe('request.changedMeanwhile')
  const log = await server.db.selectFrom('audit').selectAll().where('act', '=', 'staff.editRole').where('record_id', '=', row.id).execute()
  expect(log).toMatchObject([
    {
      reason: note,
      username: 'chief',
      before: expect.objectContaining({ role: 'support' }),
      after: expect.objectContaining({ role: 'finance' }),
    },
  ])
})

test('the list is sorted and filtered as it is asked', async () => {
  const names = async (asked: object) => (await server.ok(calls.listStaff, { pageSize: 100, ...asked }, { token })).rows
  const all = (await names({})).map(({ username }) => username)
  expect(all).toEqual(all.toSorted())
  expect((await names({ sort: '-username' })).map(({ username }) => username)).toEqual(all.toReversed())
  expect((await names({ role: 'admin', state: 'active' })).map(({ username }) => username)).toEqual(['chief'])
  const seen = (await names({ sort: '-lastSeenAt' })).map(({ lastSeenAt }) => lastSeenAt)
  expect(seen.findIndex((at) => at === null)).toBe(seen.filter((at) => at !== null).length)
})

test('only administrators look at accounts and change them; an unknown one is not found', async () => {
  const chief = await rowOf('chief')
  const reasons = new Set<string | undefined>()
  const own = token
  for (const role of staffRoles.filter((one) => one !== 'admin')) {
    token = (await signInAtDesk(server, `other-${role}`, role)).token
    reasons.add((await server.call(calls.listStaff, {}, { token })).reason)
    for (const act of staffActs) reasons.add((await acts[act](chief)).reason)
  }
  token = own
  expect([...reasons]).toEqual(['staff.notAllowed'])
  expect((await acts.disable({ id: '5c0ff5c0-0000-4000-8000-000000000001', version: 1 })).reason).toBe('staff.notFound')
})

test.each(['ol1ver', '0liver', '0LIVER', 'wa1ter', 'vva1ter', 'wi11iarn'])(
  'nobody is invited as %s, whom the log would not tell from a colleague',
  async (username) => {
    for (const taken of ['oliver', 'walter', 'william'])
      await server.call(calls.inviteStaff, { username: taken, role: 'support' }, { token })
    expect((await server.call(calls.inviteStaff, { username, role: 'admin' }, { token })).reason).toBe('staff.nameTaken')
  },
)

test('who was disabled keeps the name from whoever would look like them', async () => {
  await staffIn('disabled')
  const { username } = await rowOf(`disabled-${person}`)
  expect((await server.call(calls.inviteStaff, { username: username.replace('l', '1'), role: 'admin' }, { token })).reason).toBe(
    'staff.nameTaken',
  )
})

test.each(['\u200b', '\u2060 \u00ad', '\u3164'])('a reason that nobody can read (%j) is none', async (unseen) => {
  const { id } = await staffIn('active')
  const { refusal } = await server.call(calls.disableStaff, { id, note: unseen }, { token })
  expect(refusal).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field: 'note', problem: 'required' }] } })
})
