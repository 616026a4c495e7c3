import type { UsePeriod } from '@mwc/contract/content/content-kinds'
import type { UseBlock } from '@mwc/contract/redemptions/use-kinds'

/** Letters and digits that cannot be mistaken for one another when read aloud at a counter. */
const readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `R`, the day in Singapore (yymmdd), and eight readable signs from 40 random bits. */
export function receiptNumber(day: Temporal.PlainDate, random: Uint8Array): string {
  const signs = [...random.subarray(0, 8)].map((byte) => readable[byte % readable.length]).join('')
  return `R${day.toString().slice(2).replaceAll('-', '')}${signs}`
}

const firstDayOfAll = Temporal.PlainDate.from('2000-01-01')

/** First day of the stretch of the calendar that a day is in; a week starts on Monday. */
export function periodStart(period: UsePeriod, day: Temporal.PlainDate): Temporal.PlainDate {
  if (period === 'day') return day
  if (period === 'week') return day.subtract({ days: day.dayOfWeek - 1 })
  if (period === 'month') return day.with({ day: 1 })
  return period === 'year' ? day.with({ month: 1, day: 1 }) : firstDayOfAll
}

/** First day of the stretch that follows; null where none does. */
export function nextPeriod(period: UsePeriod, day: Temporal.PlainDate): Temporal.PlainDate | null {
  if (period === 'ever') return null
  const start = periodStart(period, day)
  return start.add({
    days: Number(period === 'day'),
    weeks: Number(period === 'week'),
    months: Number(period === 'month'),
    years: Number(period === 'year'),
  })
}

export type Limits = {
  memberLimit: number | null
  memberPeriod: UsePeriod
  dayLimit: number | null
  totalLimit: number | null
  used: number
}

/** Whether a privilege is used at a shop and counted; else it is given to whoever shows the card. */
export function isCounted({ memberLimit, dayLimit, totalLimit }: Omit<Limits, 'memberPeriod' | 'used'>): boolean {
  return memberLimit !== null || dayLimit !== null || totalLimit !== null
}

export type Standing = {
  leftForMember: number | null
  leftToday: number | null
  left: number | null
  blocked: UseBlock | null
  againFrom: Temporal.PlainDate | null
}

const leftOf = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used))

/** What is left of a privilege for a member on a day, and what stands in the way: what never comes back before what does. */
export function standingOf(limits: Limits, used: { byMember: number; today: number }, today: Temporal.PlainDate): Standing {
  const left = leftOf(limits.totalLimit, limits.used)
  const leftForMember = leftOf(limits.memberLimit, used.byMember)
  const leftToday = leftOf(limits.dayLimit, used.today)
  const all = { leftForMember, leftToday, left }
  if (left === 0) return { ...all, blocked: 'gone', againFrom: null }
  if (leftForMember === 0) return { ...all, blocked: 'memberLimit', againFrom: nextPeriod(limits.memberPeriod, today) }
  if (leftToday === 0) return { ...all, blocked: 'dayLimit', againFrom: today.add({ days: 1 }) }
  return { ...all, blocked: null, againFrom: null }
}

/** Why a voucher cannot be used on a day; null when it can. */
export function voucherBlock(
  voucher: { lastDay: Temporal.PlainDate; used: boolean },
  today: Temporal.PlainDate,
): 'used' | 'expired' | null {
  if (voucher.used) return 'used'
  return Temporal.PlainDate.compare(today, voucher.lastDay) > 0 ? 'expired' : null
}

/** Where a page of uses ended: the last one's moment and id. Undefined for what no page gave out. */
export function readUseCursor(text: string): { at: Date; id: string } | undefined {
  const [, ms, id] = /^u(\d{1,13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return ms !== undefined && id !== undefined ? { at: new Date(Number(ms)), id } : undefined
}

export function writeUseCursor({ used_at, id }: { used_at: Date; id: string }): string {
  return `u${used_at.getTime()}_${id}`
}
