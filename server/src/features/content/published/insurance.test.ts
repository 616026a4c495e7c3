import { readBenefits, readInsurance } from '@mwc/contract/content/content.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveMonths, inFour, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { publish } from '../../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let desk: string
beforeAll(async () => {
  server = await startTestServer()
  desk = (await signInAtDesk(server, 'editor', 'content')).token
})
afterAll(() => server.close())

const periodsOf = async (token: string) => (await server.ok(readInsurance, {}, { token })).periods

it('a member is told the days of the own terms, the newest first: what follows on is one, what was voided is none', async () => {
  const { id, token } = await joinWorker(server, 1)
  await giveMonths(server, id, 6, '2024-01-15')
  await giveMonths(server, id, 6, '2024-02-01')
  await giveMonths(server, id, 1, '2025-06-10')
  await giveMonths(server, id, 6, '2026-03-01')
  const [later, newest] = [
    { from: '2025-06-10', to: '2025-07-09' },
    { from: '2026-03-01', to: '2026-08-31' },
  ]
  expect(await periodsOf(token)).toEqual([newest, later, { from: '2024-01-15', to: '2025-01-14' }])
  const void_ = (firstDay: string) =>
    server.db
      .updateTable('term')
      .set({ voided_at: new Date(), void_reason: 'mistake' })
      .where('member_id', '=', id)
      .where('first_day', '=', firstDay)
      .execute()
  await void_('2024-07-15')
  expect(await periodsOf(token)).toEqual([newest, later, { from: '2024-01-15', to: '2024-07-14' }])
  await void_('2025-06-10')
  expect((await periodsOf(token)).length).toBe(2)
})

it("nobody is told another's days, and only an active member is told any", async () => {
  const [one, other, never] = [await joinWorker(server, 2), await joinWorker(server, 3), await joinWorker(server, 4)]
  await giveMonths(server, one.id, 6, '2026-03-01')
  await giveMonths(server, other.id, 1, '2026-03-10')
  expect(await periodsOf(other.token)).toEqual([{ from: '2026-03-10', to: '2026-04-09' }])
  expect((await server.call(readInsurance, {}, { token: never.token })).reason).toBe('membership.notActive')
})

it('covers, steps and contacts come apart, each in its order and in the language of the reader', async () => {
  const { id, token } = await joinWorker(server, 5)
  await giveMonths(server, id, 6)
  await publish(server, desk, 'insurance', { part: 'step', title: inFour('Second'), position: 2 })
  await publish(server, desk, 'insurance', { part: 'step', title: inFour('First'), position: 1 })
  await publish(server, desk, 'insurance', { part: 'cover', title: inFour('Accident'), amount: inFour('S$200') })
  await publish(server, desk, 'insurance', { part: 'contact', title: { english: 'Claims desk' }, phone: '6536 2692' })
  await publish(server, desk, 'insurance', { publishTo: '2026-03-02T00:00:00+08:00' })
  const { covers, steps, contacts } = await server.ok(readInsurance, {}, { token, language: 'india' })
  expect(covers.map(({ title, amount, inEnglish }) => [title, amount, inEnglish])).toEqual([
    [inFour('Accident').india, inFour('S$200').india, false],
  ])
  expect(steps.map(({ title, amount }) => [title, amount])).toEqual([
    [inFour('First').india, null],
    [inFour('Second').india, null],
  ])
  expect(contacts).toMatchObject([{ title: 'Claims desk', phone: '6536 2692', inEnglish: true }])
})

it('who thinks of joining reads what the insurance pays and how it is asked for, and nothing of a member', async () => {
  const benefits = await server.ok(readBenefits, {}, { language: 'bengali' })
  expect(Object.keys(benefits).sort()).toEqual(['covers', 'privileges', 'steps'])
  expect(benefits.covers.map(({ title }) => title)).toEqual([inFour('Accident').bengali])
  expect(benefits.steps.map(({ title }) => title)).toEqual([inFour('First').bengali, inFour('Second').bengali])
})
