import { type StaffRole, staffRoles } from '@mwc/contract/endpoint/access'
import { addPromo, editPromo, endPromo, listPromos } from '@mwc/contract/promos/promo-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { promoInput, promoTerms } from '../../testing/fixtures/promo-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

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
const lastAct = () => server.db.selectFrom('audit').selectAll().orderBy('at', 'desc').executeTakeFirst()

it('a code is made in its normal form, changed and ended, and the log says what was before and after', async () => {
  const made = await add(' spring－２６ ', { plans: [], totalLimit: 5 })
  expect(made).toMatchObject({ code: 'SPRING-26', phase: 'open', plans: null, used: 0, reserved: 0 })
  expect(await lastAct()).toMatchObject({ username: 'chief', before: null, after: made })
  server.clock.advance({ seconds: 1 })
  const changed = (await edit(made.id, { effect: 'percentOff', effectValue: 20, plans: ['1year', '1year'] })).data
  expect(changed).toMatchObject({ code: 'SPRING-26', effect: 'percentOff', effectValue: 20, plans: ['1year'], totalLimit: null })
  expect(await lastAct()).toMatchObject({ act: 'promos.edit', record_id: made.id, before: made, after: changed })
  server.clock.advance({ seconds: 1 })
  const ended = await server.ok(endPromo, { id: made.id }, { token })
  expect(ended).toEqual({ ...changed, version: 3, phase: 'ended', endsAt: new Date(server.clock.now().epochMilliseconds).toISOString() })
  server.clock.advance({ seconds: 1 })
  expect(await server.ok(endPromo, { id: made.id }, { token })).toEqual(ended)
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
  await start(server, two.token, { promoCode: 'COUNTED' })
  const { rows: promos, total } = await server.ok(listPromos, {}, { token })
  expect(promos.find((promo) => promo.id === id)).toMatchObject({ used: 2, reserved: 1 })
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
