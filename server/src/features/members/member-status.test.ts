import { randomUUID } from 'node:crypto'
import { type DeskStatus, deskStatuses } from '@mwc/contract/members/desk-statuses'
import { listMembers } from '@mwc/contract/members/member-desk.calls'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAtDesk, stayAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { toDate } from '../../ports/clock.ts'
import { deriveMembership } from '../membership/derive-membership.ts'
import { readSettings } from '../programme/read-settings.ts'

type Term = { firstDay: Temporal.PlainDate; lastDay: Temporal.PlainDate; months: number }
type Made = { id: string; terms: Term[]; deactivated: boolean; closed: boolean }

let server: TestServer
let token: string
let made: Made[]
const start = Temporal.PlainDate.from('2026-03-10')

/** Terms with gaps between them, some of which have not begun, around the start and its boundary days. */
const anyLedger = fc
  .tuple(
    fc.integer({ min: -400, max: 40 }),
    fc.array(fc.tuple(fc.constantFrom(0, 0, 1, 30, 89, 90, 91), fc.integer({ min: 1, max: 95 })), { maxLength: 4 }),
  )
  .map(([from, runs]) => {
    const terms: Term[] = []
    let next = start.add({ days: from })
    for (const [gap, days] of runs) {
      const firstDay = next.add({ days: gap })
      const lastDay = firstDay.add({ days: days - 1 })
      terms.push({ firstDay, lastDay, months: 1 })
      next = lastDay.add({ days: 1 })
    }
    return terms
  })
const anyMember = fc.record({
  id: fc.constant(''),
  terms: anyLedger,
  deactivated: fc.nat(9).map((n) => n === 0),
  closed: fc.nat(9).map((n) => n === 0),
})

/** One term whose end lies so many days before the start: both sides of each boundary. */
const atBoundaries = [-1, 0, 1, 89, 90, 91].map((daysAgo) => {
  const lastDay = start.subtract({ days: daysAgo })
  return { id: '', terms: [{ firstDay: lastDay.subtract({ days: 30 }), lastDay, months: 1 }], deactivated: false, closed: false }
})

beforeAll(async () => {
  server = await startTestServer()
  server.clock.set('2026-03-10T10:00:00+08:00')
  token = (await signInAtDesk(server, 'keeper', 'membership')).token
  made = [...fc.sample(anyMember, { numRuns: 250, seed: 42 }), ...atBoundaries].map((one) => ({ ...one, id: randomUUID() }))
  const at = toDate(server.clock.now())
  const person = { birth_date: '1990-03-09', nationality: 'BD', gender: '01', company: 'Harbour Works', sector: '1', occupation: 'Rigger' }
  const rest = {
    language: 'english' as const,
    mobile: null,
    fin_cipher: null,
    fin_hash: null,
    fin_last_four: '',
    password_hash: null,
    created_at: at,
  }
  await server.db
    .insertInto('member')
    .values(
      made.map(({ id }, n) => ({ id, member_number: `M${300_000 + n}A`, full_name: 'Rahim Uddin', ...person, ...rest, last_used_at: at })),
    )
    .execute()
  const terms = made.flatMap(({ id, terms }) =>
    terms.map(({ firstDay, lastDay, months }) => ({
      id: randomUUID(),
      member_id: id,
      first_day: firstDay.toString(),
      last_day: lastDay.toString(),
      months,
      source: 'goodwill' as const,
      payment_id: null,
      created_at: at,
    })),
  )
  await server.db.insertInto('term').values(terms).execute()
  // What was voided counts no more.
  const voided = made.flatMap(({ id }) => [
    { ...terms[0], id: randomUUID(), member_id: id, first_day: '2020-01-01', last_day: '2030-01-01' },
  ])
  await server.db
    .insertInto('term')
    .values(voided as typeof terms)
    .execute()
  await server.db.updateTable('term').set({ voided_at: at, void_reason: 'By mistake' }).where('last_day', '=', '2030-01-01').execute()
  for (const { id, deactivated, closed } of made.filter((one) => one.deactivated || one.closed))
    await server.db
      .updateTable('member')
      .set({ deactivated_at: deactivated ? at : null, closed_at: closed ? at : null })
      .where('id', '=', id)
      .execute()
})
afterAll(() => server.close())

/** What the membership itself says of a member now. */
async function statusOf({ id, terms, deactivated, closed }: Made): Promise<DeskStatus> {
  if (closed) return 'closed'
  if (deactivated) return 'deactivated'
  const stored = terms.map(({ firstDay, lastDay, months }) => ({
    id,
    payment_id: null,
    first_day: firstDay.toString(),
    last_day: lastDay.toString(),
    months,
  }))
  return deriveMembership({ terms: stored, member: { deactivated_at: null } }, await readSettings(server.db), server.clock.now()).status
}

async function listed(status: DeskStatus): Promise<Map<string, DeskStatus>> {
  const all = new Map<string, DeskStatus>()
  for (let page = 1; ; page += 1) {
    const { rows } = await server.ok(listMembers, { status, page, pageSize: 100, sort: '-lastDay' }, { token })
    for (const row of rows) all.set(row.id, row.status)
    if (rows.length < 100) return all
  }
}

it.for([0, 1, 29, 30, 31, 60, 89, 90, 91, 200])(
  'the filter by status is what the rules of the membership say, %i days on',
  async (days) => {
    server.clock.set(start.add({ days }).toZonedDateTime('Asia/Singapore').toInstant().toString())
    await stayAtDesk(server)
    const derived = new Map<string, DeskStatus>()
    for (const one of made) derived.set(one.id, await statusOf(one))
    let counted = 0
    for (const status of deskStatuses) {
      const rows = await listed(status)
      counted += rows.size
      expect([...rows.keys()].toSorted()).toEqual(
        made
          .filter(({ id }) => derived.get(id) === status)
          .map(({ id }) => id)
          .toSorted(),
      )
      expect(new Set(rows.values())).toEqual(new Set(rows.size > 0 ? [status] : []))
    }
    expect(counted).toBe(made.length)
  },
)

it('an end is listed after those that come before it, and no end last both ways', async () => {
  await stayAtDesk(server)
  for (const sort of ['lastDay', '-lastDay'] as const) {
    const ends: (string | null)[] = []
    for (const page of [1, 2, 3])
      ends.push(...(await server.ok(listMembers, { sort, page, pageSize: 100 }, { token })).rows.map(({ lastDay }) => lastDay))
    const known = ends.filter((end) => end !== null)
    expect(ends.slice(known.length).every((end) => end === null)).toBe(true)
    expect(known).toEqual(sort === 'lastDay' ? known.toSorted() : known.toSorted().toReversed())
  }
})
