import { todayInSingapore } from '../../../page/format.ts'

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
/** The first day of the month so many after one, `YYYY-MM`. */
const monthAfter = (month: string, by: number) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + by, 1))

/** From the first day of the month before one to its own last day. */
export function monthSpan(month: string): { from: string; to: string } {
  const end = monthAfter(month, 1)
  return { from: dayOf(monthAfter(month, -1)), to: dayOf(new Date(end.getTime() - 86_400_000)) }
}

const longName = new Intl.DateTimeFormat('en-SG', { timeZone: 'UTC', month: 'long', year: 'numeric' })
/** `2026-10` → `October 2026`. */
export const longNameOf = (month: string): string => longName.format(monthAfter(month, 0))

/** The months that are over, the latest first. */
export function lastMonths(count: number): { month: string; name: string }[] {
  const now = todayInSingapore().slice(0, 7)
  return Array.from({ length: count }, (_, n) => {
    const month = dayOf(monthAfter(now, -1 - n)).slice(0, 7)
    return { month, name: longNameOf(month) }
  })
}
