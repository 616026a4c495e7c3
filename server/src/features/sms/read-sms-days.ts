import type { readSmsDays as endpoint } from '@mwc/contract/sms/sms-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, programmeZone, startOfDay, toDate } from '../../ports/clock.ts'
import { readSettings } from '../programme/read-settings.ts'
import { priceSmsSegments } from './price-sms-segments.ts'
import { readSmsBudgets } from './report-sms-budgets.ts'
import { countSmsDays } from './sms.repo.ts'

const shownDays = 14

/** What became of the SMS of the last days, and what today has used of each budget. */
export async function readSmsDays(deps: Pick<Dependencies, 'db' | 'clock' | 'config'>): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  const since = startOfDay(dayOf(clock.now()).subtract({ days: shownDays - 1 }))
  const [counts, budgets, settings] = await Promise.all([
    countSmsDays(db, toDate(since), programmeZone),
    readSmsBudgets(deps),
    readSettings(db),
  ])
  const segmentMills = settings.smsSegmentMills === '' ? null : Number(settings.smsSegmentMills)
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
