import type { readSmsDays as endpoint } from '@mwc/contract/sms/sms-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Db } from '../../database/database.ts'
import type { SmsDayCount } from '../../database/tables/sms-tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, startOfDay, toDate } from '../../ports/clock.ts'
import { readSettings, segmentMillsOf } from '../programme/read-settings.ts'
import { priceSmsSegments } from './price-sms-segments.ts'
import { readSmsBudgets } from './report-sms-budgets.ts'
import { countSmsDays, listKeptDays } from './sms-days.repo.ts'
import { firstShownDay } from './sms-days.rules.ts'

/** What became of the SMS of days from one on: of those that were kept as they were counted last, of the others now. */
async function countDays(db: Db, first: Temporal.PlainDate): Promise<SmsDayCount[]> {
  const kept = await listKeptDays(db, first.toString())
  const until = kept.findIndex(({ day }, n) => day !== first.add({ days: n }).toString())
  const known = until === -1 ? kept : kept.slice(0, until)
  const now = await countSmsDays(db, { from: toDate(startOfDay(first.add({ days: known.length }))) })
  return [...known.flatMap(({ counts }) => counts), ...now]
}

/** What became of the SMS of the last days, and what today has used of each budget. */
export async function readSmsDays(deps: Pick<Dependencies, 'db' | 'clock' | 'config'>): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  const [counts, budgets, settings] = await Promise.all([
    countDays(db, firstShownDay(dayOf(clock.now()))),
    readSmsBudgets(deps),
    readSettings(db),
  ])
  const segmentMills = segmentMillsOf(settings)
  const days = [...new Set(counts.map(({ day }) => day))].toSorted().toReversed()
  return {
    segmentMills,
    days: days.map((day) => {
      const of = counts.filter((count) => count.day === day)
      const sum = (...states: string[]) => of.filter(({ state }) => states.includes(state)).reduce((all, { n }) => all + n, 0)
      const segments = of.reduce((all, count) => all + count.segments, 0)
      return {
        day,
        due: sum('due', 'handing'),
        taken: sum('taken'),
        sent: sum('sent'),
        delivered: sum('delivered'),
        failed: sum('failed'),
        segments,
        costCents: priceSmsSegments(segments, segmentMills),
      }
    }),
    budgets,
  }
}
