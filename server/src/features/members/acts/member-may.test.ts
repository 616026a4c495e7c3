import { randomUUID } from 'node:crypto'
import { stopCard } from '@mwc/contract/card/card-desk.calls'
import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { InputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { type MemberAct, memberActs } from '@mwc/contract/members/member-acts'
import * as calls from '@mwc/contract/members/member-acts-desk.calls'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { addPaperRequest } from '@mwc/contract/members/paper-request-desk.calls'
import { writeToMember } from '@mwc/contract/messages/message-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { giveMonths, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { forgetPerson } from '../../account/own-account/forget-person.ts'

let server: TestServer
let worker = 0
const tokens = {} as Record<StaffRole, string>
const reason = 'Seen at the centre'

beforeAll(async () => {
  server = await startTestServer()
  for (const role of staffRoles) tokens[role] = (await signInAtDesk(server, `may-${role}`, role)).token
})
afterAll(() => server.close())

const change = (id: string, to: object) => server.db.updateTable('member').set(to).where('id', '=', id).execute()
const now = () => toDate(server.clock.now())
const unused = () => ({ last_used_at: toDate(server.clock.now().subtract({ hours: 181 * 24 })) })

/** How a member comes into each state that acts depend on. */
const states: Record<string, (id: string) => Promise<unknown>> = {
  'in use': async () => {},
  stopped: (id) => change(id, { deactivated_at: now() }),
  closed: (id) => server.db.transaction().execute((tx) => forgetPerson(tx, server.deps, id, now())),
  unused: (id) => change(id, unused()),
  'unused and confirmed': (id) => change(id, { ...unused(), holder_confirmed_at: now() }),
  'unused and without a number': (id) => change(id, { ...unused(), mobile: null }),
  'unused and stopped': (id) => change(id, { ...unused(), deactivated_at: now() }),
  'with a blocked FIN': (id) => server.ok(calls.blockFin, { id, reason }, { token: tokens.admin }),
}

const made = <E extends WireCall>(call: E, input: InputOf<E>) => ({ call, input })

/** Each act as it is called. */
const acts: Record<MemberAct, (id: string) => { call: WireCall; input: object }> = {
  write: (id) => made(writeToMember, { id, text: 'Please come to the centre', idempotencyKey: randomUUID() }),
  correct: (id) => made(calls.correctMember, { id, reason, version: 1, company: 'Another Works' }),
  revealFin: (id) => made(calls.revealFin, { id, reason }),
  deactivate: (id) => made(calls.deactivateMember, { id, reason }),
  reactivate: (id) => made(calls.reactivateMember, { id, reason }),
  blockFin: (id) => made(calls.blockFin, { id, reason }),
  unblockFin: (id) => made(calls.unblockFin, { id, reason }),
  giveMonths: (id) => made(calls.giveMonths, { id, reason, months: 1, idempotencyKey: randomUUID() }),
  endSessions: (id) => made(calls.endMemberSessions, { id, reason }),
  stopCard: (id) => made(stopCard, { id, note: reason }),
  confirmHolder: (id) => made(calls.confirmHolder, { id, reason, checked: 'inPerson' }),
  addPaperRequest: (id) =>
    made(addPaperRequest, { id, reason, kind: 'data', idempotencyKey: randomUUID(), receivedOn: dayOf(server.clock.now()).toString() }),
}

const entries = async (id: string) => {
  const rows = await server.db.selectFrom('audit').select('id').where('member_id', '=', id).execute()
  return rows.length
}

/** The record as staff of a role read it. */
const record = (id: string, role: StaffRole) => server.ok(readMember, { id }, { token: tokens[role] })
const readers = staffRoles.filter((role) => mayCall(readMember, role))

const cases = Object.keys(states).flatMap((state) => readers.map((role) => [state, role] as const))

it.for(cases)('what may be done with a member who is %s is what the calls let %s do', async ([state, role]) => {
  const token = tokens[role]
  for (const act of memberActs) {
    const { id } = await joinWorker(server, (worker += 1))
    await states[state]?.(id)
    // The version that the record has by now, whatever brought it into its state.
    const { may, version } = await record(id, role)
    const before = await entries(id)
    const { call, input } = acts[act](id)
    const { status } = await server.call(call, (act === 'correct' ? { ...input, version } : input) as InputOf<WireCall>, { token })
    // What stands already is answered and leaves no entry: nothing was done.
    expect([act, status === 200 && (await entries(id)) === before + 1]).toEqual([act, may.includes(act)])
  }
})

const termCases = readers.flatMap((role) =>
  [true, false].flatMap((voided) => [true, false].map((closed) => [role, voided, closed] as const)),
)

it.for(termCases)(
  'what %s may do with a term (voided %s, account closed %s) is what the call lets them do',
  async ([role, voided, closed]) => {
    const { id } = await joinWorker(server, (worker += 1))
    await giveMonths(server, id, 3)
    const term = await server.db.selectFrom('term').select('id').where('member_id', '=', id).executeTakeFirstOrThrow()
    if (voided) await server.ok(calls.voidMemberTerm, { id: term.id, reason }, { token: tokens.admin })
    if (closed) await states['closed']?.(id)
    const { ledger } = await record(id, role)
    const { status } = await server.call(calls.voidMemberTerm, { id: term.id, reason }, { token: tokens[role] })
    expect(ledger.rows[0]?.may.includes('void')).toBe(status === 200)
  },
)
