import { randomUUID } from 'node:crypto'
import { listLog } from '@mwc/contract/log/log.calls'
import * as counter from '@mwc/contract/payments/counter-desk.calls'
import { collectPayment, honourMoney, readDeskPayment } from '@mwc/contract/payments/payment-desk.calls'
import { listPayments } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { placeWithTerminals, shiftAt } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk, stayAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, offerPromo, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { mobileOf, signUpWorker } from '../../../testing/fixtures/person-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let nets: TestGateway
let worker = 0
let member: Awaited<ReturnType<typeof signUpWorker>>
const tokens = { admin: '', finance: '', membership: '' }
let placeId: string
let terminalId: string

const note = 'The roll of paper was empty'
const noon = '2026-03-10T12:00:00+08:00'

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
  server.clock.set(noon)
  for (const role of ['admin', 'finance', 'membership'] as const) tokens[role] = (await signInAtDesk(server, role, role)).token
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(noon)
  await stayAtDesk(server)
  member = await signUpWorker(server, (worker += 1))
  const made = await placeWithTerminals(server, ['T1', 'T2'])
  placeId = made.placeId
  terminalId = made.terminalIds[0] ?? ''
})

const at = (role: keyof typeof tokens = 'membership') => ({ token: tokens[role] })
const nextMember = () => signUpWorker(server, (worker += 1))
const order = async (of = member) => start(server, of.token, { method: 'nets' })
const collect = async (change: { id: string; reference: string; amountCents?: number; collectedAt?: string; shiftId?: string }) =>
  server.call(collectPayment, { shiftId: await shiftAt(server, tokens.membership, terminalId), amountCents: 900, ...change }, at())
const shiftNow = async () => {
  const { shift } = await server.ok(counter.readShift, {}, at())
  if (!shift) throw new Error('no shift')
  return shift
}
const sign = (id: string, change: object = {}, role: keyof typeof tokens = 'membership') =>
  server.call(
    counter.closeCounterDay,
    { id, collectedCount: 0, collectedCents: 0, terminalCount: 0, terminalCents: 0, ...change },
    at(role),
  )

describe('terminals', () => {
  const list = async (filter: object = {}) => (await server.ok(counter.listTerminals, { placeId, ...filter }, at('admin'))).rows

  it('are kept by an admin, under names of their own at a place', async () => {
    const added = await server.ok(counter.addTerminal, { placeId, name: ' T3 ' }, at('admin'))
    expect(added).toMatchObject({ name: 'T3', place: { id: placeId, name: 'Clinic' }, may: ['rename', 'retire'] })
    expect((await server.call(counter.addTerminal, { placeId, name: 't3' }, at('admin'))).reason).toBe('counter.terminalTaken')
    // A letter whose small form PostgreSQL does not know in every locale.
    await server.ok(counter.addTerminal, { placeId: added.place.id, name: 'Ấ' }, at('admin'))
    expect((await server.call(counter.renameTerminal, { id: added.id, version: 1, name: 'Ấ' }, at('admin'))).reason).toBe(
      'counter.terminalTaken',
    )
    expect((await server.call(counter.renameTerminal, { id: added.id, version: 1, name: 't1' }, at('admin'))).reason).toBe(
      'counter.terminalTaken',
    )
    const rename = { id: added.id, version: 1, name: 'Door' }
    const renamed = await server.ok(counter.renameTerminal, rename, at('admin'))
    expect(await server.ok(counter.renameTerminal, rename, at('admin'))).toEqual(renamed)
    expect((await server.call(counter.renameTerminal, { ...rename, name: 'Gate' }, at('admin'))).refusal).toMatchObject({
      reason: 'request.changedMeanwhile',
      details: { now: { version: 2, values: { name: 'Door' } } },
    })
    expect((await list()).map(({ name }) => name)).toEqual(['Door', 'T1', 'T2', 'Ấ'])
    expect((await server.call(counter.addTerminal, { placeId: randomUUID(), name: 'T' }, at('admin'))).reason).toBe('counter.placeUnknown')
  })

  it('that are retired take no shift and no slip; their name is free again', async () => {
    const payment = await order()
    const shiftId = await shiftAt(server, tokens.membership, terminalId)
    await server.ok(counter.retireTerminal, { id: terminalId, note }, at('admin'))
    expect((await server.call(counter.beginShift, { terminalId }, at())).reason).toBe('counter.terminalUnknown')
    expect((await server.ok(counter.readShift, {}, at())).shift).toBeNull()
    const late = await server.call(collectPayment, { id: payment.id, shiftId, reference: 'A1', amountCents: 900 }, at())
    expect(late.reason).toBe('counter.noShift')
    expect((await list({ onlyInUse: true })).map(({ name }) => name)).toEqual(['T2'])
    expect((await list()).find(({ id }) => id === terminalId)).toMatchObject({ retiredAt: expect.any(String), may: [] })
    await server.ok(counter.addTerminal, { placeId, name: 'T1' }, at('admin'))
  })

  it('are chosen by a session, for itself alone', async () => {
    const shiftId = await shiftAt(server, tokens.membership, terminalId)
    expect(await shiftNow()).toMatchObject({ id: shiftId, terminal: { name: 'T1' }, countsOn: '2026-03-10', collectedCount: 0 })
    expect(await server.ok(counter.readShift, {}, at('finance'))).toEqual({ shift: null, lastTerminalId: null })
    const payment = await order()
    const foreign = await server.call(collectPayment, { id: payment.id, shiftId, reference: 'A1', amountCents: 900 }, at('finance'))
    expect(foreign.reason).toBe('counter.noShift')
  })
})

describe('finding who pays', () => {
  const find = (search: string) => server.ok(counter.findAtCounter, { search }, at())

  it('knows a payment by its QR and its numbers, and its member by number, mobile and the beginning of the name', async () => {
    const { id, transactionNumber, qrText, payNumber } = await order()
    expect(qrText).not.toBeNull()
    for (const search of [transactionNumber.toLowerCase(), qrText ?? '', payNumber ?? ''])
      expect([search, (await find(search)).payments.map((one) => [one.id, one.may])]).toEqual([search, [[id, ['collect']]]])
    const { fullName, memberNumber } = member.user
    const mobile = `+65${mobileOf(worker).mobile}`
    for (const search of [memberNumber, mobile.slice(3), mobile, fullName.slice(0, 6).toUpperCase()]) {
      const found = await find(search)
      expect([search, found.payments.some((one) => one.id === id)]).toEqual([search, true])
      expect(found.members.find((one) => one.memberNumber === memberNumber)).toMatchObject({ may: ['start'], lastDay: null })
    }
    for (const search of ['%%', '__', "'; --", 'qqq']) expect(await find(search)).toEqual({ payments: [], members: [] })
  })

  it('shows no PayNow payment, and lets nobody start one for an account that staff stopped', async () => {
    const payNow = await start(server, member.token)
    expect((await find(payNow.transactionNumber)).payments).toEqual([])
    await server.db.updateTable('member').set({ deactivated_at: new Date() }).where('id', '=', member.user.id).execute()
    expect((await find(member.user.memberNumber)).members).toMatchObject([{ may: [] }])
    const input = { id: member.user.id, idempotencyKey: randomUUID(), plan: '6months', expectedTotalCents: 900 } as const
    expect((await server.call(counter.startAtCounter, input, at())).reason).toBe('payments.deactivated')
    await server.db.updateTable('member').set({ closed_at: new Date(), deactivated_at: null }).where('id', '=', member.user.id).execute()
    expect((await server.call(counter.startAtCounter, input, at())).reason).toBe('counter.memberUnknown')
  })
})

describe('starting for a member without a phone', () => {
  const startAt = (change: object = {}) =>
    server.call(
      counter.startAtCounter,
      { id: member.user.id, idempotencyKey: randomUUID(), plan: '6months', expectedTotalCents: 900, ...change },
      at(),
    )

  it('is the member’s own start: the quote that they would see, one open order, and a row that says who did it', async () => {
    const { options, member: read } = await server.ok(counter.readCounterMember, { id: member.user.id }, at())
    expect([read.memberNumber, options.plans.map(({ totalCents }) => totalCents)]).toEqual([member.user.memberNumber, [900, 1500]])
    const own = await order()
    const same = await startAt()
    expect(same.data?.id).toBe(own.id)
    const other = await startAt({ plan: '1year', expectedTotalCents: 1500 })
    expect(other.data).toMatchObject({ state: 'awaiting', method: 'nets', amountCents: 1500, may: ['collect'] })
    const { payments } = await server.ok(listPayments, {}, member)
    expect(payments.map(({ state }) => state)).toEqual(expect.arrayContaining(['awaiting', 'cancelled']))
    const { rows } = await server.ok(listLog, { act: 'payments.start', memberId: member.user.id }, at('admin'))
    expect(rows.map(({ username }) => username)).toEqual(['membership', 'membership'])
  })

  it('is safe to repeat, refuses another price, and takes a code that covers everything without a slip', async () => {
    const key = randomUUID()
    const [first, again] = [await startAt({ idempotencyKey: key }), await startAt({ idempotencyKey: key })]
    expect(again.data?.id).toBe(first.data?.id)
    expect((await startAt({ idempotencyKey: key, plan: '1year' })).reason).toBe('payments.keyReused')
    expect((await startAt({ expectedTotalCents: 800 })).reason).toBe('payments.priceChanged')
    const { rows } = await server.ok(listLog, { act: 'payments.start', memberId: member.user.id }, at('admin'))
    expect(rows).toHaveLength(1)
    await offerPromo(server, `ALL-${worker}`, { effect: 'percentOff', value: 100 })
    const quote = await server.ok(counter.quoteAtCounter, { id: member.user.id, plan: '6months', promoCode: `all-${worker}` }, at())
    expect(quote).toMatchObject({ totalCents: 0, promoCode: `ALL-${worker}` })
    expect((await startAt({ promoCode: `ALL-${worker}`, expectedTotalCents: 0 })).data).toMatchObject({
      state: 'paid',
      method: 'promo',
      may: [],
    })
  })
})

describe('a slip', () => {
  it('counts at the terminal of the shift, with who collected it', async () => {
    const payment = await order()
    const { data } = await collect({ id: payment.id, reference: '00012' })
    expect(data).toMatchObject({
      state: 'paid',
      arrivals: [{ decidedBy: 'membership', counter: { placeName: 'Clinic', terminalName: 'T1', day: '2026-03-10' } }],
    })
    expect((await collect({ id: payment.id, reference: '00012' })).status).toBe(200)
    expect(await shiftNow()).toMatchObject({ collectedCount: 1, collectedCents: 900 })
  })

  it('that was entered is refused with another amount, at that field, and done with the same; its money waits for a decision', async () => {
    const { id } = await order()
    const reference = `W-${worker}`
    expect((await collect({ id, reference, amountCents: 90 })).data).toMatchObject({ state: 'toReview', underReview: true })
    const rightly = await collect({ id, reference })
    expect(rightly.reason).toBe('counter.otherAmount')
    expect(rightly.refusal?.details?.fields).toEqual([{ field: 'amountCents', problem: 'invalid', message: rightly.refusal?.message }])
    expect(rightly.refusal?.message).toContain('Money to review')
    expect((await collect({ id, reference, amountCents: 90 })).data).toMatchObject({ arrivals: [{ reference, amountCents: 90 }] })
    expect(await shiftNow()).toMatchObject({ collectedCount: 1, collectedCents: 90 })
    const [money] = (await server.ok(readDeskPayment, { id }, at('finance'))).arrivals
    const accepted = await server.ok(honourMoney, { id: money?.id ?? '', note: 'The slip says S$9.00' }, at('finance'))
    expect(accepted).toMatchObject({ state: 'paid', underReview: false })
    expect((await collect({ id, reference })).reason).toBe('counter.otherAmount')
  })

  it('is taken once on a terminal and day, by name and time; another terminal or day may number one so too', async () => {
    const reference = `R-${worker}`
    const [first, second, third] = [await order(), await order(await nextMember()), await order(await nextMember())]
    await collect({ id: first.id, reference })
    const used = await collect({ id: second.id, reference })
    expect([used.reason, used.refusal?.details?.by]).toEqual([
      'counter.slipUsed',
      { username: 'membership', at: '2026-03-10T04:00:00.000Z' },
    ])
    expect(used.refusal?.message).toContain(
      'membership entered this slip for another payment of this terminal and day on 10 Mar 2026, 12:00 pm',
    )
    const { terminalIds } = await placeWithTerminals(server, ['T7'])
    const elsewhere = await collect({ id: second.id, reference, shiftId: await shiftAt(server, tokens.membership, terminalIds[0]) })
    expect(elsewhere.data).toMatchObject({ state: 'paid', underReview: false })
    server.clock.advance({ hours: 24 })
    await stayAtDesk(server)
    expect((await collect({ id: third.id, reference })).data).toMatchObject({ state: 'paid', underReview: false })
    nets.setReport(settledReport(server, third, { chargeId: reference }))
    await tell(server, settledReport(server, third), nets)
    const after = await server.ok(readDeskPayment, { id: third.id }, at())
    expect([after.arrivals.length, after.underReview]).toEqual([1, false])
  })

  it('of money that the machine told of by itself is counted, and is no second money', async () => {
    const payment = await order()
    const reference = `M-${worker}`
    nets.setReport(settledReport(server, payment, { chargeId: reference }))
    await tell(server, settledReport(server, payment), nets)
    const may = async () => (await server.ok(readDeskPayment, { id: payment.id }, at())).may
    expect(await may()).toContain('collect')
    const { payments } = await server.ok(counter.findAtCounter, { search: payment.transactionNumber }, at())
    expect(payments).toMatchObject([{ id: payment.id, may: expect.arrayContaining(['collect']) }])
    const mistyped = await collect({ id: payment.id, reference, amountCents: 90 })
    expect(mistyped.refusal?.details?.fields?.map(({ field, problem }) => [field, problem])).toEqual([['amountCents', 'invalid']])
    expect(await shiftNow()).toMatchObject({ collectedCount: 0 })
    for (let times = 0; times < 2; times += 1) {
      const { data } = await collect({ id: payment.id, reference })
      expect(data).toMatchObject({ state: 'paid', arrivals: [{ reference, counter: { terminalName: 'T1' } }] })
    }
    expect(await shiftNow()).toMatchObject({ collectedCount: 1, collectedCents: 900 })
    expect(await may()).not.toContain('collect')
  })
})

describe('the close of a day', () => {
  it('compares, wants a difference explained, and is signed once, by whom and when', async () => {
    await collect({ id: (await order()).id, reference: 'C1' })
    const { dayId } = await shiftNow()
    const id = dayId ?? ''
    const seen = { collectedCount: 1, collectedCents: 900 }
    expect((await sign(id)).reason).toBe('counter.changed')
    const unexplained = await sign(id, { ...seen, terminalCount: 2, terminalCents: 1800 })
    expect(unexplained.refusal?.details?.fields?.map(({ field, problem }) => [field, problem])).toEqual([['explanation', 'required']])
    const closed = await sign(id, { ...seen, terminalCount: 2, terminalCents: 1800, explanation: note })
    expect(closed.data).toMatchObject({
      state: 'closed',
      differenceCents: 900,
      explanation: note,
      closedBy: 'membership',
      may: [],
      slips: [{ reference: 'C1', amountCents: 900, collectedBy: 'membership', member: { memberNumber: member.user.memberNumber } }],
    })
    const again = await sign(id, { ...seen, terminalCount: 1, terminalCents: 900 }, 'finance')
    expect([again.reason, again.refusal?.message]).toEqual(['counter.dayClosed', 'membership closed this day on 10 Mar 2026, 12:00 pm.'])
  })

  it('sends what is collected afterwards to the next day, unless it is reopened with a reason', async () => {
    await shiftAt(server, tokens.membership, terminalId)
    const id = (await shiftNow()).dayId ?? ''
    expect((await sign(id)).data).toMatchObject({ state: 'closed', differenceCents: 0, explanation: null })
    expect(await shiftNow()).toMatchObject({ today: '2026-03-10', countsOn: '2026-03-11' })
    const next = await collect({ id: (await order()).id, reference: 'N1' })
    expect(next.data?.arrivals[0]?.counter?.day).toBe('2026-03-11')
    const ahead = (await shiftNow()).dayId ?? ''
    expect((await sign(ahead, { collectedCount: 1, collectedCents: 900, terminalCount: 1, terminalCents: 900 })).reason).toBe(
      'counter.dayAhead',
    )
    expect((await server.call(counter.reopenCounterDay, { id, note }, at())).reason).toBe('staff.notAllowed')
    const reopened = await server.ok(counter.reopenCounterDay, { id, note }, at('finance'))
    expect(reopened).toMatchObject({ state: 'reopened', reopenedBy: 'finance', reopenReason: note, closedBy: 'membership', may: ['close'] })
    expect((await server.call(counter.reopenCounterDay, { id, note }, at('finance'))).reason).toBe('counter.notClosed')
    const taken = await collect({ id: (await order(await nextMember())).id, reference: 'N2' })
    expect(taken.data?.arrivals[0]?.counter?.day).toBe('2026-03-10')
    expect((await sign(id, { collectedCount: 1, collectedCents: 900, terminalCount: 1, terminalCents: 900 })).data?.state).toBe('closed')
  })

  it('is listed by day, place, terminal, state and difference', async () => {
    await shiftAt(server, tokens.membership, terminalId)
    const id = (await shiftNow()).dayId ?? ''
    const list = async (filter: object) => {
      const { rows } = await server.ok(counter.listCounterDays, { placeId, ...filter }, at('finance'))
      return rows.map(({ day, state }) => `${day} ${state}`)
    }
    const all = ['2026-03-10 open']
    for (const filter of [{}, { terminalId }, { from: '2026-03-10', to: '2026-03-10' }, { state: 'open' }, { differs: 'false' }])
      expect([filter, await list(filter)]).toEqual([filter, all])
    for (const filter of [{ to: '2026-03-09' }, { from: '2026-03-11' }, { state: 'closed' }, { differs: 'true' }])
      expect([filter, await list(filter)]).toEqual([filter, []])
    await sign(id, { terminalCount: 1, explanation: note })
    expect(await list({ differs: 'true', sort: '-differenceCents' })).toEqual(['2026-03-10 closed'])
    expect(await list({ differs: 'false' })).toEqual([])
  })

  it('lets each role do what its record says', async () => {
    for (const role of ['admin', 'finance', 'membership'] as const) {
      const { terminalIds } = await placeWithTerminals(server, ['T5'])
      await shiftAt(server, tokens.membership, terminalIds[0])
      const id = (await shiftNow()).dayId ?? ''
      const may = async () => (await server.ok(counter.readCounterDay, { id }, at(role))).may
      for (const state of ['open', 'closed'] as const) {
        const said = await may()
        const reopened = await server.call(counter.reopenCounterDay, { id, note }, at(role))
        expect([state, reopened.status === 200]).toEqual([state, said.includes('reopen')])
        const closes = await may()
        const closed = await sign(id, {}, role)
        expect([state, closed.status === 200]).toEqual([state, closes.includes('close')])
      }
    }
  })
})
