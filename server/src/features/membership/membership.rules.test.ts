import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Term, lastDayOfTerm, lastRun, nextTerm, relayAfterVoid, runsOf, standingOn } from './membership.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => day('2020-01-01').add({ days }))
const anyMonths = fc.integer({ min: 1, max: 24 })
const settings = { arrearsDays: 90, deactivated: false }

/** A ledger made by paying on days that never go back. */
const anyLedger = fc
  .tuple(anyDay, fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), anyMonths), { minLength: 1, maxLength: 8 }))
  .map(([start, payments]) => {
    const terms: Term[] = []
    let today = start
    for (const [later, months] of payments) {
      today = today.add({ days: later })
      terms.push(nextTerm(terms, today, months))
    }
    return { terms, today }
  })

describe('the last day of a term', () => {
  it.each([
    ['2026-03-10', 12, '2027-03-09'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', 6, '2026-09-30'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-01-01', 6, '2026-06-30'],
    ['2027-12-31', 2, '2028-02-29'],
  ])('from %s for %i months is %s', (first, months, last) => {
    expect(lastDayOfTerm(day(first), months).toString()).toBe(last)
  })

  it('is before the same day of the month that follows, never by more than the shorter month takes', () => {
    fc.assert(
      fc.property(anyDay, anyMonths, (first, months) => {
        const after = lastDayOfTerm(first, months).add({ days: 1 })
        const same = first.add({ months })
        expect(Temporal.PlainDate.compare(after, same)).toBeGreaterThanOrEqual(0)
        expect(same.until(after).days).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the next term', () => {
  it('of an unbroken run ends where its first day plus all its months end', () => {
    const first = nextTerm([], day('2026-03-31'), 6)
    const second = nextTerm([first], day('2026-05-01'), 6)
    expect(second.firstDay.toString()).toBe('2026-10-01')
    expect(second.lastDay.toString()).toBe('2027-03-30')
  })

  it('after a gap begins on the day of payment and leaves the gap', () => {
    const first = nextTerm([], day('2026-01-10'), 6)
    const second = nextTerm([first], day('2026-09-01'), 6)
    expect(second.firstDay.toString()).toBe('2026-09-01')
    expect(second.lastDay.toString()).toBe('2027-02-28')
  })

  it('never overlaps, never goes back, and never costs a member a day of an unbroken run', () => {
    fc.assert(
      fc.property(anyLedger, ({ terms }) => {
        for (const [index, term] of terms.entries()) {
          expect(Temporal.PlainDate.compare(term.firstDay, term.lastDay)).toBeLessThanOrEqual(0)
          const before = terms[index - 1]
          if (before) expect(Temporal.PlainDate.compare(before.lastDay, term.firstDay)).toBeLessThan(0)
        }
      }),
    )
  })

  it('paid early or on the day after the end makes the same run as paying for all its months at once', () => {
    fc.assert(
      fc.property(anyDay, anyMonths, anyMonths, fc.nat(), (start, one, two, wait) => {
        const first = nextTerm([], start, one)
        const length = start.until(first.lastDay, { largestUnit: 'days' }).days + 1
        const second = nextTerm([first], start.add({ days: wait % (length + 1) }), two)
        expect(second.firstDay.equals(first.lastDay.add({ days: 1 }))).toBe(true)
        expect(second.lastDay.equals(lastDayOfTerm(start, one + two))).toBe(true)
      }),
    )
  })
})

describe('voiding a term', () => {
  const first = nextTerm([], day('2026-03-31'), 6) // to 30 Sep
  const second = nextTerm([first], day('2026-04-02'), 6) // to 30 Mar 2027
  const third = nextTerm([first, second], day('2026-04-03'), 12) // to 30 Mar 2028
  const all = [first, second, third]
  const relaid = (voided: Term, today: string) =>
    relayAfterVoid(all, voided, day(today)).map(({ to }) => `${to.firstDay.toString()}–${to.lastDay.toString()}`)

  it('moves the later terms of its run up to today, or to where it was to begin', () => {
    expect(relaid(first, '2026-05-10')).toEqual(['2026-05-10–2026-11-09', '2026-11-10–2027-11-09'])
    expect(relaid(second, '2026-05-10')).toEqual(['2026-10-01–2027-09-30'])
    expect(relaid(third, '2026-05-10')).toEqual([])
  })

  it('leaves a term that has begun, and what follows it, where they are', () => {
    expect(relaid(first, '2026-10-01')).toEqual([])
  })

  it('never makes the later terms overlap, lose months, or begin before today', () => {
    fc.assert(
      fc.property(anyLedger, fc.nat(), fc.integer({ min: 0, max: 1500 }), ({ terms }, pick, later) => {
        const voided = terms[pick % terms.length] as Term
        const today = (terms[0] as Term).firstDay.add({ days: later })
        const moves = relayAfterVoid(terms, voided, today)
        for (const { from, to } of moves) {
          expect(to.months).toBe(from.months)
          expect(Temporal.PlainDate.compare(to.firstDay, today)).toBeGreaterThanOrEqual(0)
          expect(Temporal.PlainDate.compare(to.firstDay, from.firstDay)).toBeLessThanOrEqual(0)
        }
        const moved = new Map<Term, Term>(moves.map(({ from, to }) => [from, to]))
        const left = terms.filter((term) => term !== voided).map((term) => moved.get(term) ?? term)
        for (const [index, term] of left.entries()) {
          const before = left[index - 1]
          if (before) expect(Temporal.PlainDate.compare(before.lastDay, term.firstDay)).toBeLessThan(0)
        }
      }),
    )
  })
})

describe('the standing of a member', () => {
  const term = nextTerm([], day('2026-01-10'), 6) // ends 9 Jul 2026
  it.each([
    ['2026-01-10', 'active', '1'],
    ['2026-07-09', 'active', '1'],
    ['2026-07-10', 'arrears', '3'],
    ['2026-10-07', 'arrears', '3'],
    ['2026-10-08', 'inactive', '3'],
  ])('on %s is %s', (today, status, vipStatus) => {
    expect(standingOn(day(today), [term], settings)).toMatchObject({ status, vipStatus })
  })

  it('is pending payment before the first term, and inactive once staff deactivated the account', () => {
    expect(standingOn(day('2026-01-10'), [], settings)).toMatchObject({ status: 'pendingPayment', vipStatus: '2', daysLeft: 0 })
    expect(standingOn(day('2026-02-01'), [term], { ...settings, deactivated: true })).toMatchObject({ status: 'inactive', vipStatus: '3' })
  })

  it('counts the days left with today', () => {
    expect(standingOn(day('2026-07-09'), [term], settings).daysLeft).toBe(1)
    expect(standingOn(day('2026-07-08'), [term], settings).daysLeft).toBe(2)
  })

  it('is active exactly on the days that a term covers', () => {
    fc.assert(
      fc.property(anyLedger, fc.integer({ min: 0, max: 3000 }), ({ terms }, later) => {
        const today = (terms[0] as Term).firstDay.add({ days: later })
        const covered = terms.some(
          (t) => Temporal.PlainDate.compare(t.firstDay, today) <= 0 && Temporal.PlainDate.compare(today, t.lastDay) <= 0,
        )
        const standing = standingOn(today, terms, settings)
        expect(standing.vipStatus === '1').toBe(covered)
        expect(standing.daysLeft > 0).toBe(covered)
      }),
    )
  })
})

describe('the runs of a ledger', () => {
  it('cover exactly the days of its terms, never touch each other, and end with the last run', () => {
    fc.assert(
      fc.property(anyLedger, ({ terms }) => {
        const runs = runsOf(terms)
        const days = (spans: readonly { firstDay: Temporal.PlainDate; lastDay: Temporal.PlainDate }[]) =>
          spans.reduce((sum, { firstDay, lastDay }) => sum + firstDay.until(lastDay, { largestUnit: 'days' }).days + 1, 0)
        expect(days(runs)).toBe(days(terms))
        for (const [i, run] of runs.entries())
          if (i > 0) expect(Temporal.PlainDate.compare(runs[i - 1]?.lastDay.add({ days: 1 }) ?? run.firstDay, run.firstDay)).toBe(-1)
        expect(runs.at(-1)?.firstDay.toString()).toBe(lastRun(terms)[0]?.firstDay.toString())
      }),
    )
  })

  it('is one where terms overlap', () => {
    const terms = [
      { firstDay: day('2026-01-01'), lastDay: day('2026-06-30'), months: 6 },
      { firstDay: day('2026-03-01'), lastDay: day('2026-04-30'), months: 2 },
    ]
    expect(runsOf(terms).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`)).toEqual(['2026-01-01 2026-06-30'])
  })
})
