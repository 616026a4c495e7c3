import type { listSms as endpoint } from '@mwc/contract/sms/sms-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, programmeZone, startOfDay, toDate } from '../../ports/clock.ts'
import { readSmsBudgets } from './report-sms-budgets.ts'
import { countSmsDays, pageOfFailures } from './sms.repo.ts'

const shownDays = 14

/** What became of the SMS of the last days, a page of those that failed, and what today has used of each budget. */
export async function listSms(
  deps: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  const since = startOfDay(dayOf(clock.now()).subtract({ days: shownDays - 1 }))
  const [counts, { rows, total }, budgets] = await Promise.all([
    countSmsDays(db, toDate(since), programmeZone),
    pageOfFailures(db, asked),
    readSmsBudgets(deps),
  ])
  const days = [...new Set(counts.map(({ day }) => day))].toSorted().toReversed()
  return {
    days: days.map((day) => {
      const of = counts.filter((count) => count.day === day)
      const sum = (...states: string[]) => of.filter(({ state }) => states.includes(state)).reduce((all, { n }) => all + n, 0)
      return {
        day,
        due: sum('due', 'handing'),
        taken: sum('taken'),
        sent: sum('sent'),
        delivered: sum('delivered'),
        failed: sum('failed'),
        segments: of.reduce((all, { segments }) => all + segments, 0),
      }
    }),
    failures: rows.map((row) => ({
      id: row.id,
      memberNumber: row.member_number,
      mobileLastFour: row.mobile_last_four,
      purpose: row.purpose,
      error: row.error_code,
      segments: row.segments,
      at: row.created_at.toISOString(),
    })),
    total,
    budgets,
  }
}
