import { todayInSingapore } from '../../page/format.ts'

const named = new Intl.DateTimeFormat('en-SG', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** `2026-03` → `March 2026`. */
export const monthName = (month: string): string => named.format(new Date(`${month}-01T00:00:00Z`))

/** This month of Singapore's calendar and the 23 before it, the latest first. */
export function latestMonths(): string[] {
  const [year = 0, month = 0] = todayInSingapore().split('-').map(Number)
  return Array.from({ length: 24 }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7))
}

/** The last month that is over. */
export const lastMonth = (): string => latestMonths()[1] ?? ''
