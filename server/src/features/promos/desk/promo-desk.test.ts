import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { randomUUID } from 'node:crypto'
import { csvPath } from '@mwc/contract/fields/csv-path'
import { quotePayment } from '@mwc/contract/payments/payments.calls'
import { normalisePromoCode } from '@mwc/contract/promos/code/promo-code'
import { addPromoBatch, endPromoBatch, listPromoBatches } from '@mwc/contract/promos/promo-batch-desk.calls'
import { addPromo, editPromo, endPromo, listPromos, listPromoUses } from '@mwc/contract/promos/promo-desk.calls'
import { promoPhases } from '@mwc/contract/promos/promo-kinds'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { batchInput, promoInput, promoTerms } from '../../../testing/fixtures/promo-fixtures.ts'
import { requestOf, startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
beforeEach(() => server.clock.advance({ seconds: 1 }))
afterAll(() => server.close())

const add = (code: string, change = {}) => server.ok(addPromo, promoInput(code, change), { token })
const edit = (id: string, change = {}, version = 1) => server.call(editPromo, { id, version, ...promoTerms(change) }, { token })
const batch = (change: Parameters<typeof batchInput>[0]) => server.ok(addPromoBatch, batchInput(change), { token })
/** What the log keeps of a code: not what its reader may do. */
const kept = <T extends { may: unknown; batch: unknown }>({ may: _may, batch: _batch, ...facts }: T) => facts
const lastAct = () => server.db.selectFrom('audit').selectAll().orderBy('at', 'desc').executeTakeFirst()

it('a code is made in its normal form, changed and ended, and the log says what was before and after', async () => {
  const made = await add(' spring－２６ ', { plans: [], totalLimit: 5 })
  expect(made).toMatchObject({ code: 'SPRING-26', phase: 'open', plans: null, used: 0, reserved: 0 })
  expect(await lastAct()).toMatchObject({ username: 'chief', before: null, after: kept(made) })
  server.clock.advance({ seconds: 1 })
  const { data: changed = made } = await edit(made.id, { effect: 'percentOff', effectValue: 20, plans: ['1year', '1year'] })
  expect(changed).toMatchObject({ code: 'SPRING-26', effect: 'percentOff', effectValue: 20, plans: ['1year'], totalLimit: null })
  expect(await lastAct()).toMatchObject({ act: 'promos.edit', record_id: made.id, before: kept(made), after: kept(changed) })
  server.clock.advance({ seconds: 1 })
  const ended = await server.ok(endPromo, { id: made.id }, { token })
  expect(ended).toEqual({
    ...changed,
    version: 3,
    phase: 'ended',
    may: ['edit'],
    endsAt: new Date(server.clock.now().epochMilliseconds).toISOString(),
  })
  server.clock.advance({ seconds: 1 })
  const written = await lastAct()
  expect(await server.ok(endPromo, { id: made.id }, { token })).toEqual(ended)
  expect(await lastAct()).toEqual(written)
})

it('an edit of an older version is refused with what stands now, also once the code was ended; one sent twice is done once', async () => {
  const { id } = await add('TWO-EDITS')
  const first = (await edit(id, { personLimit: 2, plans: [] })).data
  const written = await lastAct()
  expect([(await edit(id, { personLimit: 2, plans: [] })).data, await lastAct()]).toEqual([first, written])
  expect(await edit(id, { personLimit: 3 })).toMatchObject({
    status: 409,
    reason: 'request.changedMeanwhile',
    refusal: { details: { now: { version: 2, values: { personLimit: 2, code: 'TWO-EDITS' } } } },
  })
  const { endsAt } = await server.ok(endPromo, { id }, { token })
  expect((await edit(id, { personLimit: 3 }, 2)).refusal?.details?.now).toMatchObject({ version: 3, values: { endsAt } })
})

it('a code that is ended before it began has ended', async () => {
  const { id } = await add('TOO-EARLY', { startsAt: '2026-05-01T00:00:00+08:00' })
  expect((await server.ok(endPromo, { id }, { token })).phase).toBe('ended')
})

it('a code is there once, however it is typed', async () => {
  await add('ONLY-ONCE')
  expect((await server.call(addPromo, promoInput('only-once '), { token })).reason).toBe('promos.codeTaken')
})

it('the list counts what is taken and what open orders hold; a limit is not set below that', async () => {
  const { id } = await add('COUNTED', { startsAt: '2026-03-09T00:00:00+08:00' })
  const [one, two] = [await joinWorker(server, 1), await joinWorker(server, 2)]
  await tell(server, settledReport(server, await start(server, one.token, { promoCode: 'COUNTED' })))
  // The later use stands first: of one moment nobody can say which came last.
  server.clock.advance({ seconds: 1 })
  await start(server, two.token, { promoCode: 'COUNTED' })
  const { rows: promos, total } = await server.ok(listPromos, {}, { token })
  expect(promos.find((promo) => promo.id === id)).toMatchObject({ used: 2, reserved: 1 })
  const used = await server.ok(listPromoUses, { promoId: id }, { token })
  expect(used.rows.map(({ member, state, code }) => [member.id, state, code])).toEqual([
    [two.id, 'reserved', 'COUNTED'],
    [one.id, 'consumed', 'COUNTED'],
  ])
  expect(used.rows[1]).toMatchObject({ freeMonths: 3, totalCents: 900, discountCents: 0, paymentId: expect.any(String) })
  expect((await server.ok(listPromoUses, { promoId: id, state: 'consumed' }, { token })).total).toBe(1)
  expect((await server.call(listPromoUses, {}, { token })).reason).toBe('request.narrow')
  expect(total).toBe(promos.length)
  expect((await edit(id, { totalLimit: 1 })).reason).toBe('promos.limitTooLow')
  expect((await edit(id, { totalLimit: 2 })).data).toMatchObject({ totalLimit: 2, used: 2 })
  expect((await server.ok(listPromos, { page: 1_000_000_000 }, { token })).rows).toEqual([])
})

it.each([
  [{ code: 'NO' }, 'code'],
  [{ code: 'Ж'.repeat(8) }, 'code'],
  [{ endsAt: '2026-01-01T00:00:00+08:00' }, 'endsAt'],
  [{ startsAt: '10/03/2026' }, 'startsAt'],
  [{ totalLimit: 0 }, 'totalLimit'],
  [{ personLimit: 0 }, 'personLimit'],
  [{ audience: 'friends' }, 'audience'],
  [{ plans: ['2years'] }, 'plans.0'],
  [{ effectValue: 25 }, 'effectValue'],
  [{ effect: 'percentOff', effectValue: 101 }, 'effectValue'],
  [{ effect: 'amountOff', effectValue: 100_001 }, 'effectValue'],
  [{ effect: 'amountOff', effectValue: 0.5 }, 'effectValue'],
])('a code that is not right is refused by the field (%#)', async (change, field) => {
  const { refusal } = await server.call(addPromo, promoInput('NOT-RIGHT', change as object), { token })
  expect(refusal).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field }] } })
})

it('administrators and finance make codes; membership and support read them too', async () => {
  const { id } = await add('BY-ROLE')
  const unknown = '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f'
  expect((await edit(unknown)).reason).toBe('promos.notFound')
  for (const role of staffRoles) {
    const { token } = await signInAtDesk(server, `role-${role}`, role)
    const answers = await Promise.all([
      server.call(listPromos, {}, { token }),
      server.call(addPromo, promoInput(`BY-${role}`), { token }),
      server.call(endPromo, { id }, { token }),
    ])
    const [makers, readers]: StaffRole[][] = [
      ['admin', 'finance'],
      ['admin', 'finance', 'membership', 'support'],
    ]
    const [reads, makes] = [readers?.includes(role) ? 200 : 403, makers?.includes(role) ? 200 : 403]
    expect([role, ...answers.map(({ status }) => status)]).toEqual([role, reads, makes, makes])
  }
})

it('a list of each phase has the codes that say so, and what may be done with each is what the calls do', async () => {
  const day = (n: number) =>
    server.clock
      .now()
      .add({ hours: 24 * n })
      .toString()
  await add('PHASE-COMING', { startsAt: day(1) })
  const full = await add('PHASE-FULL', { startsAt: day(-1), totalLimit: 1 })
  await start(server, (await joinWorker(server, 3)).token, { promoCode: 'PHASE-FULL' })
  await server.ok(endPromo, { id: (await add('PHASE-OVER')).id }, { token })
  expect((await server.ok(listPromos, { ids: full.id }, { token })).rows[0]?.phase).toBe('usedUp')
  const phases = await Promise.all(
    promoPhases.map(async (phase) => (await server.ok(listPromos, { phase, pageSize: 100 }, { token })).rows),
  )
  expect(phases.map((rows) => rows.length > 0)).toEqual([true, true, true, true])
  expect(phases.flatMap((rows, n) => rows.filter(({ phase }) => phase !== promoPhases[n]))).toEqual([])
  const made = await batch({ name: 'May', size: 1 })
  const [ofBatch] = (await server.ok(listPromos, { batchId: made.id }, { token })).rows
  for (const role of staffRoles.filter((one) => one !== 'content')) {
    const reader = await signInAtDesk(server, `may-${role}`, role)
    const { rows } = await server.ok(listPromos, { search: 'PHASE-' }, reader)
    const [lone] = (await server.ok(listPromos, { ids: ofBatch?.id ?? '' }, reader)).rows
    for (const { id, code, version, may } of [...rows, ...(lone ? [lone] : [])]) {
      const ended = await server.call(endPromo, { id }, reader)
      const isEnded = (ended.data?.version ?? version) > version
      const edited = await server.call(editPromo, { id, version: ended.data?.version ?? version, ...promoTerms({ totalLimit: 1 }) }, reader)
      expect([role, code, may]).toEqual([role, code, [...(edited.status === 200 ? ['edit'] : []), ...(isEnded ? ['end'] : [])]])
    }
  }
})

it('a code is found by its beginning, and none by a search without a letter or digit', async () => {
  const { id } = await add('FOUND-26')
  const found = async (search: string) => (await server.ok(listPromos, { search, pageSize: 100 }, { token })).rows.map((row) => row.id)
  expect([await found('found-'), await found('ound'), await found('★')]).toEqual([[id], [], []])
})

it('a batch has as many different codes as were asked for, of signs that nobody mistakes, each for one use', async () => {
  const made = await batch({ name: 'Eid gift', prefix: 'eid-', size: 10_000 })
  expect(made).toMatchObject({ name: 'Eid gift', prefix: 'EID-', size: 10_000, used: 0, phase: 'open', madeBy: 'chief', may: ['end'] })
  const codes = (await server.db.selectFrom('promo').select('code').where('batch_id', '=', made.id).execute()).map(({ code }) => code)
  expect(new Set(codes).size).toBe(10_000)
  expect(codes.filter((code) => !/^EID-[3479ACDEFHJKMNPQRTWXY]{11}$/.test(code) || normalisePromoCode(code) !== code)).toEqual([])
  expect(await lastAct()).toMatchObject({ act: 'promos.addBatch', record_id: made.id, before: null })
  expect(JSON.stringify(await lastAct())).not.toContain(codes[0])
  const { rows, total } = await server.ok(listPromos, { batchId: made.id, sort: 'code', pageSize: 2 }, { token })
  expect([total, rows.map(({ code }) => code)]).toEqual([10_000, codes.toSorted().slice(0, 2)])
  expect(rows[0]).toMatchObject({ totalLimit: 1, personLimit: 1, batch: { id: made.id, name: 'Eid gift' }, may: ['end'] })
  expect((await server.ok(listPromos, { search: rows[0]?.code ?? '' }, { token })).total).toBe(1)
  expect((await server.ok(listPromos, { pageSize: 100 }, { token })).rows.filter((row) => row.batch)).toEqual([])
  const csv = await server.app.inject(requestOf({ ...listPromos, path: csvPath(listPromos) }, { batchId: made.id }, { token }))
  expect(csv.body.trim().split('\r\n')).toHaveLength(10_001)
})

it('a code of a batch is used once and by whoever is first; ended as one, none is taken any more, once', async () => {
  const made = await batch({ name: 'Slips', size: 3 })
  const [first, second] = (await server.ok(listPromos, { batchId: made.id }, { token })).rows
  const [one, two] = [await joinWorker(server, 11), await joinWorker(server, 12)]
  await start(server, one.token, { promoCode: first?.code ?? '' })
  expect((await server.call(quotePayment, { promoCode: first?.code ?? '', plan: '6months' }, two)).reason).toBe('promos.usedUp')
  expect((await server.ok(listPromoBatches, { search: 'slip' }, { token })).rows).toMatchObject([{ id: made.id, used: 1, size: 3 }])
  expect((await server.ok(listPromoUses, { batchId: made.id }, { token })).rows).toMatchObject([{ code: first?.code, state: 'reserved' }])
  expect((await edit(first?.id ?? '')).reason).toBe('promos.inBatch')
  const ended = await server.ok(endPromoBatch, { id: made.id }, { token })
  expect(ended).toMatchObject({ phase: 'ended', may: [] })
  expect((await server.call(quotePayment, { promoCode: second?.code ?? '', plan: '6months' }, two)).reason).toBe('promos.ended')
  const written = await lastAct()
  server.clock.advance({ seconds: 1 })
  expect([await server.ok(endPromoBatch, { id: made.id }, { token }), await lastAct()]).toEqual([ended, written])
})

it('the same key makes one batch; with other fields it is refused, as is what is not right', async () => {
  const key = randomUUID()
  const made = await batch({ name: 'Twice', size: 2, idempotencyKey: key })
  expect(await batch({ name: 'Twice', size: 2, idempotencyKey: key })).toEqual(made)
  expect((await server.call(addPromoBatch, batchInput({ name: 'Twice', size: 3, idempotencyKey: key }), { token })).reason).toBe(
    'promos.batchKeyReused',
  )
  for (const [field, value] of Object.entries({ size: 10_001, prefix: 'NINE-SIGN', name: '', effectValue: 25 })) {
    const { refusal } = await server.call(addPromoBatch, batchInput({ [field]: value }), { token })
    expect(refusal).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field }] } })
  }
})
