import { randomUUID } from 'node:crypto'
import { closeAccount } from '@mwc/contract/account/own-account/own-account.calls'
import { signUp } from '@mwc/contract/account/sign-up/sign-up.calls'
import * as calls from '@mwc/contract/members/member-acts-desk.calls'
import { addPaperRequest, finishPaperRequest } from '@mwc/contract/members/paper-request-desk.calls'
import { listReviews } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayOf } from '../../../ports/clock.ts'
import { confirmedByBoth } from '../../../testing/fixtures/account-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { finOf, formOf, proveNumber, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
let worker = 0
const reason = 'Two at once'
const rounds = 5

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'keeper', 'admin')).token
})
afterAll(() => server.close())

const join = async () => {
  const n = (worker += 1)
  const { user, token: own } = await signUpWorker(server, n)
  return { n, id: user.id, own }
}
const acts = async (id: string, act: string) => {
  const rows = await server.db
    .selectFrom('audit')
    .select('id')
    .where('member_id', '=', id)
    .where('act', '=', act as never)
    .execute()
  return rows.length
}
const termsOf = (id: string) =>
  server.db.selectFrom('term').selectAll().where('member_id', '=', id).where('voided_at', 'is', null).orderBy('first_day').execute()

it('of two who correct the same record at once one does, and the other is shown what stands', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await join()
    const answers = await Promise.all(
      ['Karim Uddin', 'Salim Uddin'].map((fullName) => server.call(calls.correctMember, { id, version: 1, fullName, reason }, { token })),
    )
    const { full_name } = await server.db.selectFrom('member').select('full_name').where('id', '=', id).executeTakeFirstOrThrow()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(late).toMatchObject({
      reason: 'request.changedMeanwhile',
      refusal: { details: { now: { version: 2, values: { fullName: full_name } } } },
    })
    expect(await acts(id, 'members.correct')).toBe(1)
  }
})

it('money that comes while an account is stopped makes its term or is looked at, never neither', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, own } = await join()
    const payment = await start(server, own)
    const [stopped, told] = await Promise.all([
      server.call(calls.deactivateMember, { id, reason }, { token }),
      tell(server, settledReport(server, payment)),
    ])
    expect([stopped.status, told]).toEqual([200, 200])
    const { rows } = await server.ok(listReviews, { pageSize: 100 }, { token })
    const waits = rows.filter(({ payment: of }) => of.id === payment.id).length
    expect(waits + (await termsOf(id)).length).toBe(1)
  }
})

it('months given ten times under one key are given once', async () => {
  const { id } = await join()
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.call(calls.giveMonths, { id, months: 3, idempotencyKey, reason }, { token })),
  )
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect((await termsOf(id)).map(({ months }) => months)).toEqual([3])
  expect(await acts(id, 'members.giveMonths')).toBe(1)
})

it('a FIN that is corrected to while somebody signs up with it belongs to one of them', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await join()
    const n = (worker += 1)
    const { proof } = await proveNumber(server, n)
    const fin = finOf(n)
    const [corrected, joined] = await Promise.all([
      server.call(calls.correctMember, { id, version: 1, fin, reason }, { token }),
      server.call(signUp, { idempotencyKey: randomUUID(), proof, ...formOf(n) }),
    ])
    expect([corrected.status, joined.status].toSorted()).toEqual([200, 409])
    if (corrected.status === 409) expect(corrected.reason).toBe('members.finOnFile')
    else expect(joined.reason).toBe('account.duplicateFin')
  }
})

it('an account that is closed on paper and by its member at once is closed once, and the paper is answered', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, own } = await join()
    const receivedOn = dayOf(server.clock.now()).toString()
    const asked = await server.ok(addPaperRequest, { id, kind: 'closing', receivedOn, reason, idempotencyKey: randomUUID() }, { token })
    const confirmation = await confirmedByBoth(server, own)
    const [paper, self] = await Promise.all([
      server.call(finishPaperRequest, { id: asked.id, reason }, { token }),
      server.call(closeAccount, { confirmation }, { token: own }),
    ])
    expect([paper.status, self.status].filter((status) => status === 200)).toHaveLength(1)
    if (paper.status !== 200) expect(paper.reason).toBe('members.requestEnded')
    const row = await server.db.selectFrom('paper_request').select(['state', 'note']).where('id', '=', asked.id).executeTakeFirstOrThrow()
    expect(row).toEqual({ state: paper.status === 200 ? 'done' : 'over', note: '' })
    const member = await server.db.selectFrom('member').select(['closed_at', 'full_name']).where('id', '=', id).executeTakeFirstOrThrow()
    expect(member).toMatchObject({ closed_at: expect.any(Date), full_name: '' })
  }
})

it('a term that is taken back while money settles leaves days in order, and the paid ones whole', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, own } = await join()
    await server.ok(calls.giveMonths, { id, months: 1, idempotencyKey: randomUUID(), reason }, { token })
    const [given] = await termsOf(id)
    const payment = await start(server, own)
    const [taken, told] = await Promise.all([
      server.call(calls.voidMemberTerm, { id: given?.id ?? '', reason }, { token }),
      tell(server, settledReport(server, payment)),
    ])
    expect([taken.status, told]).toEqual([200, 200])
    const terms = await termsOf(id)
    const today = dayOf(server.clock.now()).toString()
    expect(terms.map(({ months, first_day, payment_id }) => [months, first_day, payment_id])).toEqual([[6, today, payment.id]])
  }
})

it('a FIN that ten of staff block at once is blocked once', async () => {
  const { id } = await join()
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.call(calls.blockFin, { id, reason }, { token })))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await acts(id, 'members.blockFin')).toBe(1)
})
