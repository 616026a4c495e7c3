import { reportNames, reportSteps } from '../../contract/src/figures/figure-names.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { closeDays } from '../../server/src/features/figures/close-days.ts'
import { proveFigures } from '../../server/src/features/figures/prove-figures.ts'
import { dayOf, systemClock } from '../../server/src/ports/clock.ts'
import { startWatched } from '../../server/src/testing/watched-server.ts'
import { timesOf } from '../times.ts'
import { deskHeads, signStaffIn } from './sign-staff-in.ts'
import { withClient } from './with-client.ts'

const reportLimitMs = 2000
const proofLimitS = 300

const seconds = (since: number) => (performance.now() - since) / 1000

/** Counts all days, or the last one of a run before anew, and proves them. */
async function countAndProve(url: string): Promise<boolean> {
  const open = await openDatabase({ url, pool: 3 })
  const deps = { db: open.background, clock: systemClock, longReads: open.longReads }
  try {
    let began = performance.now()
    const days = await closeDays(deps)
    if (days.length > 0) console.log(`Counted ${days.length} days: ${seconds(began).toFixed(1)} s`)
    const last = dayOf(systemClock.now()).subtract({ days: 1 }).toString()
    await open.db.deleteFrom('figure').where('day', '=', last).execute()
    await open.db.deleteFrom('figure_day').where('day', '=', last).execute()
    began = performance.now()
    await closeDays(deps)
    console.log(`Counted the last day alone: ${seconds(began).toFixed(1)} s`)
    began = performance.now()
    const { days: proven, figures, difference, missing } = await proveFigures(open.background)
    const took = seconds(began)
    console.log(`Proved ${figures} figures of ${proven} days: ${took.toFixed(1)} s`)
    if (difference) console.log(`Differs: ${JSON.stringify(difference)}`)
    return took <= proofLimitS && difference === null && missing === null && proven > 0
  } finally {
    await open.close()
  }
}

/** Whether the figures of each day are counted and proven in time, and each report of all days is answered in time. */
export async function measureFigures(url: string, calls: number): Promise<boolean> {
  await withClient(url, (client) => client.query('drop table if exists test_job'))
  const isProven = await countAndProve(url)
  const today = dayOf(systemClock.now())
  const spans = { day: 120, week: 800, month: 1100 } as const
  const watched = await startWatched(url)
  try {
    const headers = deskHeads(await withClient(url, signStaffIn))
    let slowest = 0
    for (const report of reportNames)
      for (const step of reportSteps) {
        const asked = new URLSearchParams({ from: today.subtract({ days: spans[step] }).toString(), to: today.toString(), step })
        const times: number[] = []
        for (let n = 0; n < calls; n += 1) {
          const began = performance.now()
          const answer = await watched.app.inject({ url: `/h5-api/desk/reports/${report}?${asked.toString()}`, headers })
          if (answer.statusCode !== 200) throw new Error(`${report}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
          times.push(performance.now() - began)
        }
        const { median, p95 } = timesOf(times)
        console.log(`${median.toFixed(1).padStart(7)} ms  ${p95.toFixed(1).padStart(7)} at 95 %  report ${report} by ${step}`)
        slowest = Math.max(slowest, p95)
      }
    return isProven && slowest <= reportLimitMs
  } finally {
    await watched.stop()
  }
}
