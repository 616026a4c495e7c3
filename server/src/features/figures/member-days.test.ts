import { randomUUID } from 'node:crypto'
import { type DeskStatus, deskStatuses } from '@mwc/contract/members/desk-statuses'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { toDate, toInstant } from '../../ports/clock.ts'
import { deriveMembership } from '../membership/derive-membership.ts'
import { settingDefaults } from '../programme/read-settings.ts'
import { makeWindow } from './make-window.ts'
import { memberChanges, selectChanged } from './member-days.repo.ts'
import { type Figure, sumsOver } from './running-sums.rules.ts'

/** Days are counted from here; `null` never. What happens on a day does so before its end. */
const start = Temporal.PlainDate.from('2026-01-01')
const days = 130
const arrearsDays = 20
type KnownTerm = { first: number; last: number; made: number; gone: number | null }
type Account = { joined: number; closed: number | null; stops: [from: number, until: number | null][]; moves: number[]; terms: KnownTerm[] }

const dayAt = (n: number) => start.add({ days: n })
const momentAt = (n: number, hour = 12) => toDate(dayAt(n).toZonedDateTime({ timeZone: 'Asia/Singapore', plainTime: { hour } }).toInstant())
const maybe = (value: fc.Arbitrary<number>) => fc.option(value, { freq: 2, nil: null })

/** Terms one after the other with gaps, each written some day, some of them voided a while later: not only as the verbs would. */
const anyTerms = fc
  .tuple(
    fc.integer({ min: -60, max: 100 }),
    fc.array(
      fc.tuple(
        fc.constantFrom(0, 0, 1, 19, 20, 21, 40),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -30, max: 10 }),
        maybe(fc.nat(40)),
      ),
      {
        maxLength: 4,
      },
    ),
  )
  .map(([from, runs]) => {
    let next = from
    return runs.map(([gap, length, late, life]): KnownTerm => {
      const [first, last] = [next + gap, next + gap + length - 1]
      next = last + 1
      const made = first + late
      return { first, last, made, gone: life === null ? null : made + life }
    })
  })
const anyAccount = fc.record({
  joined: fc.integer({ min: -40, max: 60 }),
  closed: maybe(fc.integer({ min: 0, max: 140 })),
  stops: fc.oneof(
    fc.constant<Account['stops']>([]),
    fc
      .tuple(fc.nat(60), maybe(fc.integer({ min: 0, max: 30 })))
      .map(([from, length]): Account['stops'] => [[from, length === null ? null : from + length]]),
  ),
  moves: fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 2 }).map((moves) => moves.toSorted((a, b) => a - b)),
  terms: anyTerms,
})

let server: TestServer
const accounts = fc.sample(anyAccount, { numRuns: 300, seed: 7 }).map((one) => ({ ...one, id: randomUUID() }))

/** The sector at the end of a day: it changes with each move. */
const sectorOn = (moves: readonly number[], day: number) => String(1 + moves.filter((move) => move <= day).length)
const isStopped = (stops: Account['stops'], day: number) => stops.some(([from, until]) => from <= day && (until === null || day < until))

beforeAll(async () => {
  server = await startTestServer()
  const rest = { birth_date: '1990-03-09', gender: '01', company: '', occupation: '', language: 'english' as const, mobile: null }
  const nobody = { ...rest, fin_cipher: null, fin_hash: null, fin_last_four: '', password_hash: null, nationality: 'BD' }
  await server.db
    .insertInto('member')
    .values(
      accounts.map(({ id, joined, closed, stops, moves }, n) => ({
        ...nobody,
        id,
        member_number: `M${400_000 + n}A`,
        full_name: 'Rahim Uddin',
        sector: sectorOn(moves, 10_000),
        created_at: momentAt(joined, 1),
        last_used_at: momentAt(joined),
        deactivated_at: stops[0]?.[1] === null ? momentAt(stops[0][0]) : null,
        closed_at: closed === null ? null : momentAt(closed),
      })),
    )
    .execute()
  const terms = accounts.flatMap(({ id, terms }) =>
    terms.map(({ first, last, made, gone }) => ({
      id: randomUUID(),
      member_id: id,
      first_day: dayAt(first).toString(),
      last_day: dayAt(last).toString(),
      months: 1,
      source: 'goodwill' as const,
      payment_id: null,
      created_at: momentAt(made),
      voided_at: gone === null ? null : momentAt(gone, 13),
    })),
  )
  await server.db.insertInto('term').values(terms).execute()
  const pasts = accounts.flatMap(({ id, stops, moves }) => {
    const ends = stops.flatMap(([, until]) => (until === null ? [] : [{ day: until, hour: 14 }]))
    return [...moves.map((day) => ({ day, hour: 15 })), ...ends].map(({ day, hour }) => {
      const stop = stops[0]
      const wasStopped =
        stop && (stop[0] < day || (stop[0] === day && hour > 12)) && (stop[1] === null || day < stop[1] || (day === stop[1] && hour <= 14))
      return {
        member_id: id,
        until: momentAt(day, hour),
        nationality: 'BD',
        sector: sectorOn(moves, hour === 15 ? day - 1 : moves.includes(day) ? day - 1 : day),
        deactivated_at: wasStopped ? momentAt(stop[0]) : null,
      }
    })
  })
  if (pasts.length > 0) await server.db.insertInto('member_past').values(pasts).execute()
})
afterAll(() => server.close())

/** What the rules of the membership say at the end of a day, from what was known then. */
function statusOn({ joined, closed, stops, terms }: Account, day: number): DeskStatus | null {
  if (joined > day || (closed !== null && closed <= day)) return null
  if (isStopped(stops, day)) return 'deactivated'
  const known = terms
    .filter(({ made, gone }) => made <= day && (gone === null || gone > day))
    .map(({ first, last }) => ({
      id: '',
      payment_id: null,
      first_day: dayAt(first).toString(),
      last_day: dayAt(last).toString(),
      months: 1,
    }))
  const settings = { ...settingDefaults, arrearsDays: String(arrearsDays) }
  return deriveMembership({ terms: known, member: { deactivated_at: null } }, settings, toInstant(momentAt(day, 23))).status
}

const counted = (figures: readonly Figure[]) =>
  Object.fromEntries(figures.map(({ figure, day, part, n }) => [`${day} ${figure} ${part}`, n]))

it('members of each status are, on every day, those whom the rules say, in all and by group', async () => {
  const expected = new Map<string, number>()
  for (const account of accounts)
    for (let day = 0; day < days; day += 1) {
      const status = statusOn(account, day)
      if (status === null) continue
      const cohort = dayAt(account.joined).toString().slice(0, 7)
      const parts = [
        `status ${status}`,
        `nationality BD ${status}`,
        `sector ${sectorOn(account.moves, day)} ${status}`,
        `cohort ${cohort} ${status}`,
      ]
      for (const part of parts)
        expected.set(`${dayAt(day).toString()} ${part}`, (expected.get(`${dayAt(day).toString()} ${part}`) ?? 0) + 1)
    }
  const window = makeWindow(start, dayAt(days - 1))
  const each = Array.from({ length: days }, (_, n) => dayAt(n).toString())
  const figures = sumsOver(each, await memberChanges(server.db, window, arrearsDays))
  expect(counted(figures)).toEqual(Object.fromEntries(expected))
  const seen = new Set(figures.filter(({ figure }) => figure === 'status').map(({ part }) => part))
  expect(seen).toEqual(new Set(deskStatuses.filter((status) => status !== 'closed')))
  // A day alone is what it is among others.
  for (const n of [0, 57, days - 1]) {
    const day = dayAt(n).toString()
    const alone = sumsOver([day], await memberChanges(server.db, makeWindow(dayAt(n), dayAt(n)), arrearsDays))
    expect(counted(alone)).toEqual(counted(figures.filter((figure) => figure.day === day)))
  }
})

it('of any day no more accounts need to be read than may have changed, with what there was before', async () => {
  const each = Array.from({ length: days }, (_, n) => dayAt(n).toString())
  const figures = sumsOver(each, await memberChanges(server.db, makeWindow(start, dayAt(days - 1)), arrearsDays))
  const of = (day: string) => figures.filter((figure) => figure.day === day)
  const read: number[] = []
  for (let n = 0; n + 2 < days; n += 1) {
    const [base, last] = [dayAt(n), dayAt(n + 2)]
    const changed = selectChanged(makeWindow(dayAt(n + 1), last), arrearsDays)
    const changes = await memberChanges(server.db, makeWindow(base, last), arrearsDays, changed)
    const since = changes.filter(({ day }) => day > base.toString())
    const sums = sumsOver(
      [n, n + 1, n + 2].map((at) => dayAt(at).toString()),
      [...of(base.toString()), ...since],
    )
    expect(counted(sums.filter(({ day }) => day === last.toString()))).toEqual(counted(of(last.toString())))
    read.push((await sql`select from (${changed}) c`.execute(server.db)).rows.length)
  }
  // Where little was taken back since, as of yesterday, a few of all: or nothing is gained.
  expect(Math.max(...read.slice(-10))).toBeLessThan(accounts.length / 4)
})
