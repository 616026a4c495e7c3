import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Of `/proc`: clock ticks a second, which Linux tells programs as 100 wherever it runs. */
const ticksPerSecond = 100

type Stat = { parent: number; ms: number; endedMs: number }

/** What Linux says of a process; null once it has gone. */
function statOf(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name, in brackets, may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ms = (from: number) => (((fields[from] ?? 0) + (fields[from + 1] ?? 0)) * 1000) / ticksPerSecond
    return { parent: fields[1] ?? 0, ms: ms(11), endedMs: ms(13) }
  } catch {
    return null
  }
}

/** Processor time of one process so far, user and system, ms. */
export function usedBy(pid: number): number {
  return statOf(pid)?.ms ?? 0
}

/** The same of a process, its children, and those that have ended. */
export function usedByFamily(pid: number): number {
  for (;;) {
    const endedBefore = statOf(pid)?.endedMs
    const children = readdirSync('/proc').flatMap((entry) => (/^\d+$/.test(entry) ? (statOf(entry) ?? []) : []))
    const ofChildren = children.filter(({ parent }) => parent === pid).reduce((sum, { ms }) => sum + ms, 0)
    const own = statOf(pid)
    // One that ended meanwhile was counted twice or not at all: a pool may end all that it has at once.
    if (own?.endedMs === endedBefore) return (own?.ms ?? 0) + (own?.endedMs ?? 0) + ofChildren
  }
}

/** Has this process, and all that it starts from now on, share two cores, whatever the machine has. */
export function keepToTwoCores(): void {
  if (availableParallelism() > 2) execFileSync('taskset', ['-a', '-p', '-c', '0,1', String(process.pid)], { stdio: 'ignore' })
}
