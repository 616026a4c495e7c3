import { withClient } from '../desk/with-client.ts'
import { makeCardPhones } from '../reads/card-phones.ts'
import { compareAnswers } from '../reads/compare-answers.ts'
import { compareSides } from '../reads/compare-sides.ts'
import { type Call, hotReads, mixOf, otherCalls } from '../reads/list-reads.ts'
import { measureLoad } from '../reads/measure-load.ts'
import { usedBy } from '../reads/processor-time.ts'
import { findReaders } from '../reads/readers.ts'
import { type Check, compareChecks, printChecks, printComparisons } from '../reads/report.ts'
import { howOf, type Loading, warmUp } from './load-fleet.ts'
import { type Fleet, type Size, startFleet, startFloors } from './start-fleet.ts'

/** What a part found: its limits, and all that it told, for the file of results. */
export type Found = { holds: boolean; checks: Check[]; told: unknown }

/** Longer than any run. */
const readerHours = 6
const sample = 40

/** What members ask: the reads that the floor answers, too, and with them what the server alone does. */
export async function listCalls(url: string): Promise<{ hot: Call[]; all: Call }> {
  return withClient(url, async (client) => {
    const readers = await findReaders(client, readerHours)
    const hot = hotReads(readers)
    // Checking passwords is the processors' own work, of which `bench:overload` tells.
    const beside = otherCalls(readers, await makeCardPhones(client, readers)).filter(({ name }) => name !== 'log-in')
    const mix = mixOf(hot)
    const calls = [mix, mix, mix, ...beside]
    return { hot, all: { name: 'all', request: (n) => (calls[n % calls.length] as Call).request(n) } }
  })
}

/** What members' reads cost by many processes beside the floor by as many, in turns; both directly, or both through a pooler. */
export async function measureReads(url: string, postgres: number, size: Size, loading: Loading, isPooled: boolean): Promise<Found> {
  const { hot } = await listCalls(url)
  const ours = await startFleet(url, size, isPooled)
  try {
    const floor = await startFloors(url, size, isPooled)
    try {
      for (const [at, web] of ours.web.entries()) {
        const bare = floor.web[at]
        if (bare) await compareAnswers([web.port, bare.port], hot, Math.ceil(sample / ours.web.length))
      }
      await warmUp([ours, floor], mixOf(hot), loading)
      let [idleMs, idleFor] = [0, 0]
      const comparisons = await compareSides([ours, floor], [mixOf(hot), ...hot], loading.rounds, async (fleet, call, rate) => {
        const [used, at] = [usedByFleet(ours), performance.now()]
        const measured = await measureLoad(fleet.web, postgres, call, howOf(loading, rate), fleet.jobs)
        if (fleet === floor) [idleMs, idleFor] = [idleMs + usedByFleet(ours) - used, idleFor + performance.now() - at]
        return measured
      })
      const heading = `${size.web} processes that answer and ${size.jobs} for jobs beside the floor by ${size.web}, ${isPooled ? 'through PgBouncer' : 'directly'}.`
      printComparisons(heading, comparisons)
      const idle = idleMs / idleFor
      console.log(`\nThe server's processes took ${(idle * 100).toFixed(1)} % of a core while the floor was measured.\n`)
      const checks = compareChecks(comparisons)
      return { holds: printChecks(checks), checks, told: { comparisons, idle } }
    } finally {
      await floor.stop()
    }
  } finally {
    await ours.stop()
  }
}

const usedByFleet = ({ web, jobs }: Fleet) => [...web, ...jobs].reduce((sum, { pid }) => sum + usedBy(pid), 0)
