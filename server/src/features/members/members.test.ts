import { listLog } from '@mwc/contract/log/log.calls'
import { findByFin, listMembers, readMember } from '@mwc/contract/members/member-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeActive, makeLapsed } from '../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { finOf, mobileOf, signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let token: string
let admin: string

beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'mem', 'membership')).token
  admin = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const list = (filter: object) => server.ok(listMembers, filter, { token })

it('finds a member by number, mobile, last four, FIN and parts of the name, and reads the record', async () => {
  const worker = await signUpWorker(server, 1)
  await makeActive(server, worker)
  const { mobile } = mobileOf(1)
  const { memberNumber, id } = worker.user
  for (const search of [
    memberNumber,
    memberNumber.toLowerCase(),
    memberNumber.slice(1, -1),
    mobile,
    `+65 ${mobile.slice(0, 4)} ${mobile.slice(4)}`,
    `65-${mobile}`,
    mobile.slice(-4),
    finOf(1).slice(-4),
    'rahim',
    'udd rah',
    `UDDIN ${mobile.slice(-4)}`,
  ])
    expect([search, (await list({ search })).rows.map((row) => row.id)]).toEqual([search, [id]])
  for (const search of ['ahim', '%', '_', "' or 1=1; --", 'rahim karim', '\\', '&', ':*', '!rahim karim'])
    expect([search, (await list({ search })).total]).toEqual([search, 0])
  const found = await server.ok(findByFin, { fin: finOf(1) }, { token })
  expect(found).toMatchObject({ id, status: 'active', daysLeft: expect.any(Number) })
  const record = await server.ok(readMember, { id }, { token })
  expect(record).toMatchObject({
    memberNumber,
    fullName: 'Rahim Uddin',
    status: 'active',
    ledger: { total: 1, rows: [{ source: 'goodwill' }] },
  })
  const looks = await server.ok(listLog, { memberId: id }, { token: admin })
  expect(looks.rows).toMatchObject([{ act: 'members.look', record: { kind: 'member', id } }])
  await makeLapsed(server, await signUpWorker(server, 2))
  expect((await list({ status: 'arrears' })).total).toBe(1)
})
