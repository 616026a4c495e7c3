import type { Dependencies } from '../../dependencies.ts'
import { dayOf, startOfDay, toDate } from '../../ports/clock.ts'
import { readSettings, segmentMillsOf } from '../programme/read-settings.ts'
import { priceSmsSegments } from './price-sms-segments.ts'
import { readSmsBudgets, type SmsBudgetUse } from './report-sms-budgets.ts'
import { countSmsDays } from './sms-days.repo.ts'

/** Segments since midnight in Singapore, what they cost in cents where a price is set, and what each budget has used. */
export type SmsToday = { segments: number; costCents: number | null; budgets: SmsBudgetUse[] }

export async function readSmsToday(deps: Pick<Dependencies, 'db' | 'clock' | 'config'>): Promise<SmsToday> {
  const { db, clock } = deps
  const counts = await countSmsDays(db, { from: toDate(startOfDay(dayOf(clock.now()))) })
  const mills = segmentMillsOf(await readSettings(db))
  const segments = counts.reduce((all, count) => all + count.segments, 0)
  const costCents = priceSmsSegments(segments, mills)
  return { segments, costCents, budgets: await readSmsBudgets(deps) }
}
