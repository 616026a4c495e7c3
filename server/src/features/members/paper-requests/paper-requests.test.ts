import { randomUUID } from 'node:crypto'
import { me } from '@mwc/contract/account/people/people.calls'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { addPaperRequest, declinePaperRequest, finishPaperRequest, listPaperRequests } from '@mwc/contract/members/paper-request-desk.calls'
import { type PaperRequestKind, paperRequestStates } from '@mwc/contract/members/paper-request-kinds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dayOf } from '../../../ports/clock.ts'
import { joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let worker = 0
const tokens = {} as Record<StaffRole, string>
const reason = 'Letter with a copy of the work permit'

beforeAll(async () => {
  server = await startTestServer()
  for (const role of staffRoles) tokens[role] = (await signInAtDesk(server, `paper-${role}`, role)).token
})
beforeEach(() => stayAtDesk(server))
afterAll(() => server.close())

const join = () => joinWorker(server, (worker += 1))
const today = () => dayOf(server.clock.now())
const ask = (id: string, kind: PaperRequestKind, change: { receivedOn?: string; idempotencyKey?: string } = {}) =>
  server.call(
    addPaperRequest,
    { id, kind, reason, receivedOn: today().toString(), idempotencyKey: randomUUID(), ...change },
    { token: tokens.membership },
  )
const asked = async (id: string, kind: PaperRequestKind, change = {}) => {
  const { data } = await ask(id, kind, change)
  if (!data) throw new Error('the request was refused')
  return data
}
const list = (filter: object) => server.ok(listPaperRequests, { pageSize: 100, ...filter }, { token: tokens.membership })

it('notes a request once, due in thirty days, one of a kind at a time', async () => {
  const { id } = await join()
  const receivedOn = today().subtract({ days: 31 }).toString()
  const key = randomUUID()
  const made = await asked(id, 'data', { receivedOn, idempotencyKey: key })
  expect(made).toMatchObject({
    kind: 'data',
    state: 'open',
    receivedOn,
    dueOn: today().subtract({ days: 1 }).toString(),
    overdue: true,
    note: reason,
    recordedBy: 'paper-membership',
    may: ['finish', 'decline'],
  })
  expect((await asked(id, 'data', { receivedOn, idempotencyKey: key })).id).toBe(made.id)
  expect((await ask(id, 'closing', { idempotencyKey: key })).reason).toBe('members.keyReused')
  expect((await ask(id, 'data')).reason).toBe('members.requestOpen')
  const later = await asked(id, 'closing')
  expect(later).toMatchObject({ dueOn: today().add({ days: 30 }).toString(), overdue: false })
  expect((await list({ memberId: id })).rows.map((row) => row.id)).toEqual([made.id, later.id])
  expect((await list({ memberId: id, kind: 'closing', state: 'open' })).rows.map((row) => row.id)).toEqual([later.id])
  expect((await list({ state: 'open', sort: '-dueOn' })).rows.at(-1)?.id).toBe(made.id)
})

it.each([
  ['tomorrow', { days: 1 }],
  ['more than a year ago', { days: -367 }],
])('refuses a paper that came in %s', async (_when, { days }) => {
  const { id } = await join()
  const answer = await ask(id, 'data', { receivedOn: today().add({ days }).toString() })
  expect(answer).toMatchObject({ status: 400, refusal: { details: { fields: [{ field: 'receivedOn' }] } } })
})

it('hands out the file that the member would download, again too, and notes each time', async () => {
  const { id } = await join()
  const { id: request } = await asked(id, 'data')
  for (const time of [1, 2]) {
    const { file, request: answered } = await server.ok(finishPaperRequest, { id: request, reason }, { token: tokens.admin })
    expect(file?.record).toMatchObject({ member: { fullName: `Worker ${worker}` }, paperRequests: [{ kind: 'data' }] })
    expect(file?.page).toContain('Requests on paper')
    expect(answered).toMatchObject({ state: 'done', decidedBy: 'paper-admin', decision: reason, may: ['finish'] })
    const rows = await server.db
      .selectFrom('audit')
      .select('id')
      .where('act', '=', 'paperRequests.finish')
      .where('member_id', '=', id)
      .execute()
    expect(rows).toHaveLength(time)
  }
  expect((await server.call(declinePaperRequest, { id: request, reason }, { token: tokens.admin })).reason).toBe('members.requestEnded')
})

it('closes the account for good, and with it what else was asked', async () => {
  const { id, token } = await join()
  const data = await asked(id, 'data')
  const closing = await asked(id, 'closing')
  const { file, request } = await server.ok(finishPaperRequest, { id: closing.id, reason }, { token: tokens.membership })
  expect([file, request]).toMatchObject([null, { state: 'done', note: '', decision: null, may: [], member: { fullName: '' } }])
  expect((await server.call(me, {}, { token })).status).toBe(401)
  await server.runJobs()
  expect(server.sms.sent.at(-1)?.text).toContain('closed')
  expect((await list({ memberId: id, state: 'over' })).rows).toMatchObject([{ id: data.id, note: '', may: [] }])
  for (const call of [finishPaperRequest, declinePaperRequest])
    expect((await server.call(call, { id: closing.id, reason }, { token: tokens.admin })).reason).toBe('members.requestEnded')
  expect((await ask(id, 'data')).reason).toBe('members.closed')
  // What staff wrote of the person is gone from the log, too.
  expect(JSON.stringify(await server.db.selectFrom('audit').selectAll().where('member_id', '=', id).execute())).not.toContain('work permit')
})

it('declines with a reason, safe to repeat, and takes the next one', async () => {
  const { id } = await join()
  const { id: request } = await asked(id, 'closing')
  for (const twice of [1, 2]) {
    const answer = await server.call(declinePaperRequest, { id: request, reason: `No signature ${twice}` }, { token: tokens.admin })
    expect(answer).toMatchObject({ status: 200, data: { state: 'declined', decision: 'No signature 1', may: [] } })
  }
  expect((await asked(id, 'closing')).state).toBe('open')
})

const cases = paperRequestStates.flatMap((state) =>
  (['data', 'closing'] as const).flatMap((kind) =>
    staffRoles.filter((role) => role !== 'content' && role !== 'finance').map((role) => [kind, state, role] as const),
  ),
)

it.for(cases)('what may be done with a request for %s that is %s is what the calls let %s do', async ([kind, state, role]) => {
  const token = tokens[role]
  for (const act of ['finish', 'decline'] as const) {
    const { id: memberId } = await join()
    const { id } = await asked(memberId, kind)
    await server.db.updateTable('paper_request').set({ state }).where('id', '=', id).execute()
    const { rows } = await server.ok(listPaperRequests, { memberId }, { token })
    const entries = async () => (await server.db.selectFrom('audit').select('id').where('member_id', '=', memberId).execute()).length
    const before = await entries()
    const { status } = await server.call(act === 'finish' ? finishPaperRequest : declinePaperRequest, { id, reason }, { token })
    expect([act, status === 200 && (await entries()) === before + 1]).toEqual([act, rows[0]?.may.includes(act)])
  }
})
