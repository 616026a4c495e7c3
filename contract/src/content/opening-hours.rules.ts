/** Days of the week by ISO 8601: Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/**
 * When a shop or place opens on these days, and when it closes: `HH:MM` in Asia/Singapore.
 * `closes` at or before `opens` is a time of the day after; `24:00` is the end of the day.
 */
export type Opening = { days: Weekday[]; opens: string; closes: string }

/** Minutes since Monday 00:00 in Singapore; `to` may lie beyond the week's end. */
type Stretch = { from: number; to: number }

const [day, week] = [24 * 60, 7 * 24 * 60]
const minuteMs = 60_000
/** Singapore is ahead of UTC by this, without daylight saving (IANA: +08 since 1982). */
const aheadOfUtc = 8 * 60
/** The first day of 1970 was a Thursday. */
const sinceMonday = 3 * day
/** Whoever is under way still wants to know: it is said before it closes. */
const soon = 60

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

function inWeek(minutes: number): number {
  return ((minutes % week) + week) % week
}

function stretchesOf(hours: readonly Opening[]): Stretch[] {
  return hours.flatMap(({ days, opens, closes }) =>
    days.map((weekday) => {
      const from = (weekday - 1) * day + minutesOf(opens)
      const length = minutesOf(closes) - minutesOf(opens)
      return { from, to: from + (length > 0 ? length : length + day) }
    }),
  )
}

/** Whether two of these are open at the same time, Sunday's night and Monday included. One may begin as another ends. */
export function overlaps(hours: readonly Opening[]): boolean {
  const stretches = stretchesOf(hours).toSorted((one, other) => one.from - other.from)
  const [first] = stretches
  if (!first) return false
  const next = [...stretches.slice(1), { from: first.from + week }]
  return stretches.some(({ to }, i) => (next[i]?.from ?? to) < to)
}

/** `closes` and `opens` are instants (ISO 8601); `on` says on which day: `later` needs the weekday's name. */
export type OpenState =
  | { is: 'open' }
  | { is: 'closing'; closes: string }
  | { is: 'closed'; opens: string; on: 'today' | 'tomorrow' | 'later' }

/**
 * Whether somebody who comes now finds it open, by the hours of a usual week: of public holidays they know nothing.
 * @param hours null where they are not known, of which nothing is said
 * @param now milliseconds since 1970
 */
export function openStateAt(hours: readonly Opening[] | null, now: number): OpenState | null {
  const stretches = stretchesOf(hours ?? [])
  if (stretches.length === 0) return null
  const minute = Math.floor(now / minuteMs)
  const at = inWeek(minute + aheadOfUtc + sinceMonday)
  const instantIn = (minutes: number) => new Date((minute + minutes) * minuteMs).toISOString()
  /** How long it stays open from so many minutes on; 0 while it is closed. */
  const leftIn = (minutes: number) => Math.max(0, ...stretches.map(({ from, to }) => to - from - inWeek(at + minutes - from)))
  let left = 0
  for (let more = leftIn(0); more > 0 && left <= soon; more = leftIn(left)) left += more
  if (left > soon) return { is: 'open' }
  if (left > 0) return { is: 'closing', closes: instantIn(left) }
  const next = Math.min(...stretches.map(({ from }) => inWeek(from - at)))
  const nights = Math.floor(((at % day) + next) / day)
  return { is: 'closed', opens: instantIn(next), on: nights === 0 ? 'today' : nights === 1 ? 'tomorrow' : 'later' }
}
