import type { MemberStatus, VipStatus } from '@mwc/contract/membership/member-statuses'

/** A period of membership, both days included, in Singapore's days. */
export type Term = { firstDay: Temporal.PlainDate; lastDay: Temporal.PlainDate; months: number }

/**
 * Last day of a term of `months`: the day before the same day `months` later, or the last day of a month without it
 * (31 Mar + 6 → 30 Sep; 29 Feb 2028 + 12 → 28 Feb 2029).
 */
export function lastDayOfTerm(firstDay: Temporal.PlainDate, months: number): Temporal.PlainDate {
  const sameDay = firstDay.add({ months }, { overflow: 'constrain' })
  return sameDay.day < firstDay.day ? sameDay : sameDay.subtract({ days: 1 })
}

/** The unbroken run of terms that ends last, from a ledger in order of days; empty when there is none. */
export function lastRun(terms: readonly Term[]): Term[] {
  const run: Term[] = []
  for (const term of terms.toReversed()) {
    const next = run[0]
    if (next && !term.lastDay.add({ days: 1 }).equals(next.firstDay)) break
    run.unshift(term)
  }
  return run
}

/** The unbroken runs of a ledger in order of days, the first one first. */
export function runsOf(terms: readonly Term[]): Omit<Term, 'months'>[] {
  const runs: Omit<Term, 'months'>[] = []
  for (const { firstDay, lastDay } of terms) {
    const run = runs.at(-1)
    const follows = run && Temporal.PlainDate.compare(firstDay, run.lastDay.add({ days: 1 })) <= 0
    if (!follows) runs.push({ firstDay, lastDay })
    else if (Temporal.PlainDate.compare(lastDay, run.lastDay) > 0) run.lastDay = lastDay
  }
  return runs
}

/**
 * The term of `months` paid on a day. Up to the day after the run's end it follows on; after a gap it begins on that day.
 * The run ends where its first day plus all its months end, so that short months cost nobody a day.
 */
export function nextTerm(terms: readonly Term[], paidOn: Temporal.PlainDate, months: number): Term {
  const run = lastRun(terms)
  const [first, last] = [run[0], run.at(-1)]
  if (!first || !last || Temporal.PlainDate.compare(paidOn, last.lastDay.add({ days: 1 })) > 0) {
    return { firstDay: paidOn, lastDay: lastDayOfTerm(paidOn, months), months }
  }
  const all = run.reduce((sum, term) => sum + term.months, months)
  return { firstDay: last.lastDay.add({ days: 1 }), lastDay: lastDayOfTerm(first.firstDay, all), months }
}

/**
 * The later terms of a voided term's run, as they are to be laid again; takes unvoided terms in order of days.
 * They move up to where it began, but not before `today`. A term that has begun stays, and so does what follows it.
 */
export function relayAfterVoid<T extends Term>(terms: readonly T[], voided: T, today: Temporal.PlainDate): { from: T; to: Term }[] {
  const at = terms.indexOf(voided)
  const start = Temporal.PlainDate.compare(voided.firstDay, today) > 0 ? voided.firstDay : today
  const kept: Term[] = terms.slice(0, at)
  const moves: { from: T; to: Term }[] = []
  let before: Term = voided
  for (const from of terms.slice(at + 1)) {
    const follows = before.lastDay.add({ days: 1 }).equals(from.firstDay)
    if (!follows || Temporal.PlainDate.compare(from.firstDay, today) <= 0) break
    const to = nextTerm(kept, start, from.months)
    kept.push(to)
    moves.push({ from, to })
    before = from
  }
  return moves
}

export type Standing = {
  status: MemberStatus
  vipStatus: VipStatus
  firstDay: Temporal.PlainDate | null
  lastDay: Temporal.PlainDate | null
  daysLeft: number
}

/**
 * The state on a day, from unvoided terms in order of days. `active` covered; `arrears` ended at most `arrearsDays` ago;
 * `inactive` ended earlier, or deactivated by staff; `pendingPayment` no term began yet.
 */
export function standingOn(
  today: Temporal.PlainDate,
  terms: readonly Term[],
  { arrearsDays, deactivated }: { arrearsDays: number; deactivated: boolean },
): Standing {
  const run = lastRun(terms)
  const [first, last] = [run[0], run.at(-1)]
  const dates = { firstDay: first?.firstDay ?? null, lastDay: last?.lastDay ?? null }
  if (deactivated) return { status: 'inactive', vipStatus: '3', ...dates, daysLeft: 0 }
  if (!first || !last || Temporal.PlainDate.compare(terms[0]?.firstDay ?? first.firstDay, today) > 0) {
    return { status: 'pendingPayment', vipStatus: '2', ...dates, daysLeft: 0 }
  }
  const covers = terms.some(
    (term) => Temporal.PlainDate.compare(term.firstDay, today) <= 0 && Temporal.PlainDate.compare(today, term.lastDay) <= 0,
  )
  if (covers) return { status: 'active', vipStatus: '1', ...dates, daysLeft: today.until(last.lastDay, { largestUnit: 'days' }).days + 1 }
  const daysSince = last.lastDay.until(today, { largestUnit: 'days' }).days
  return { status: daysSince <= arrearsDays ? 'arrears' : 'inactive', vipStatus: '3', ...dates, daysLeft: 0 }
}
