import { memoryOf } from '../desk/memory-of.ts'
import { printTable } from '../pages/print-table.ts'
import { type Check, printChecks } from '../reads/report.ts'
import { timesOf } from '../times.ts'
import { findHalf, howOf, loadFleet, type Loading } from './load-fleet.ts'
import { type Found, listCalls } from './measure-reads.ts'
import { type Fleet, type Size, startFleet } from './start-fleet.ts'

const everyMs = 1_000
/** Of so many samples one is kept: whether it levels off is seen there. */
const keptOf = 30
/** A process grows until what it compiles and keeps is there: a sixth of the time more, a minute at least. */
const warmUpOf = (minutes: number) => Math.max(60, minutes * 10)
/**
 * What the last third may have more than the first, by its height: 95 of 100 samples stay under it.
 * V8 lets a quiet heap shrink and fills it again over minutes, so a median tells where in that it fell.
 */
const mostTimes = 1.1

type Role = 'web' | 'jobs'
type Remembered = { role: Role; first: number; last: number; most: number; series: number[] }

/** Memory of each process, MB: the height of the first and of the last third of what was sampled, and each half minute's. */
function thirdsOf(role: Role, samples: readonly number[]): Remembered {
  const third = Math.floor(samples.length / 3)
  const height = (of: readonly number[]) => timesOf(of).p95
  const series = samples.filter((_, at) => at % keptOf === 0)
  return { role, first: height(samples.slice(0, third)), last: height(samples.slice(-third)), most: Math.max(...samples), series }
}

/** Samples each process until it is stopped; a sample before the first third counts to nobody. */
function sample({ web, jobs }: Fleet): { stop(): Remembered[] } {
  const all = [...web.map(({ pid }) => ({ role: 'web' as const, pid })), ...jobs.map(({ pid }) => ({ role: 'jobs' as const, pid }))]
  const samples = all.map((): number[] => [])
  const timer = setInterval(() => all.forEach(({ pid }, at) => samples[at]?.push(memoryOf(pid, 'VmRSS'))), everyMs)
  return {
    stop() {
      clearInterval(timer)
      return all.map(({ role }, at) => thirdsOf(role, samples[at] ?? []))
    },
  }
}

/** Whether the memory of each process stays as it is while all members' reads come at half of saturation, through the pooler. */
export async function measureMemory(url: string, size: Size, loading: Loading, minutes: number): Promise<Found> {
  const { all } = await listCalls(url)
  const fleet = await startFleet(url, size, true)
  try {
    const rate = await findHalf(fleet, all, loading)
    const half = (seconds: number) => loadFleet(fleet, all, { ...howOf(loading, rate), windowMs: seconds * 1000 })
    await half(warmUpOf(minutes))
    const sampling = sample(fleet)
    const loaded = await half(minutes * 60)
    const remembered = sampling.stop()
    const { perSecond, p99, refused } = loaded
    console.log(`\n${minutes} minutes at ${perSecond.toFixed(0)} calls a second, after ${warmUpOf(minutes)} s of the same.`)
    console.log(`99 % were answered within ${p99.toFixed(1)} ms; ${(refused * 100).toFixed(2)} % were put off.\n`)
    const roles = (['web', 'jobs'] as const).map((role) => ({ role, own: remembered.filter((one) => one.role === role) }))
    const mb = (values: readonly number[]) => `${timesOf(values).median.toFixed(0)} MB`
    printTable(
      ['memory (RSS), of a role the median', 'processes', 'first third', 'last third', 'at most, of one'],
      roles.map(({ role, own }) => [
        role,
        String(own.length),
        mb(own.map(({ first }) => first)),
        mb(own.map(({ last }) => last)),
        `${Math.max(...own.map(({ most }) => most)).toFixed(0)} MB`,
      ]),
    )
    console.log('')
    const checks: Check[] = roles.map(({ role, own }) => ({
      what: `${role}: last third's memory, times the first's, of the process that grew most`,
      is: Math.max(...own.map(({ first, last }) => last / first)),
      limit: mostTimes,
    }))
    return { holds: printChecks(checks), checks, told: { remembered, loaded, minutes } }
  } finally {
    await fleet.stop()
  }
}
