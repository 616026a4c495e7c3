import { cpus, loadavg } from 'node:os'
import { printTable } from '../pages/print-table.ts'
import type { FaultCounts } from './fault-proxy.ts'
import type { ServerFaults } from './killable-server.ts'
import type { Finding } from './ledger-check.ts'
import type { OutageResult } from './outage.ts'
import type { Round } from './rounds.ts'

export type Outcome = {
  seed: string
  seconds: number
  counts: [name: string, count: number][]
  cuts: FaultCounts
  books: [name: string, count: number][]
  rounds: Round[]
  runners: number
  outage: OutageResult
  findings: Finding[]
  oddities: string[]
  serverFaults: ServerFaults
}
type Verdict = { what: string; found: string; holds: boolean }

const proxyWords: Record<keyof FaultCounts, string> = {
  cutAfterCommit: 'connections cut after a commit, unheard',
  cutBeforeCommit: 'connections cut before a commit',
  drop: 'connections cut before a statement',
  cutBeforeAnswer: 'connections cut before its answer',
  delay: 'messages delayed',
}

/** Everything that had to hold, and whether it did. */
export function judge({ findings, rounds, runners, outage, oddities, serverFaults }: Outcome): Verdict[] {
  const exact = rounds.filter(({ isExact }) => isExact).length
  return [
    ...findings.map(({ group, what, found }) => ({ what: `${group}: ${what}`, found: String(found.length), holds: found.length === 0 })),
    {
      what: `rounds of ${runners} members on 100: exactly 100 given`,
      found: `${exact} of ${rounds.length}`,
      holds: exact === rounds.length,
    },
    {
      what: `still waiting: known within ${outage.periodSeconds} s after the gateways were back`,
      found: `${outage.waitingResolved} of ${outage.waiting}`,
      holds: outage.waitingResolved === outage.waiting && outage.waiting > 0,
    },
    {
      what: `all: known within ${outage.periodSeconds} s and the ${outage.minutesOfPace} min that their gateways' pace takes`,
      found: `${outage.resolved} of ${outage.unknown}`,
      holds: outage.resolved === outage.unknown,
    },
    { what: 'answers that nobody may give', found: String(oddities.length), holds: oddities.length === 0 },
    {
      what: 'servers that ended by themselves',
      found: String(serverFaults.endedByThemselves.length),
      holds: serverFaults.endedByThemselves.length === 0,
    },
  ]
}

export function printReport(outcome: Outcome): void {
  const { seed, seconds, counts, cuts, books, serverFaults, outage, findings, oddities } = outcome
  const numbers = [
    ...counts,
    ...Object.entries(cuts).map(([name, count]) => [proxyWords[name as keyof FaultCounts], count] as const),
    ['starts of a server that a fault ended', serverFaults.failedStarts] as const,
  ]
  console.log('')
  printTable(
    ['what happened', 'times'],
    numbers.map(([name, count]) => [name, String(count)]),
  )
  console.log('')
  printTable(
    ['what is in the books', ''],
    books.map(([name, count]) => [name, String(count)]),
  )
  console.log('')
  printTable(
    ['what must hold', 'found', ''],
    judge(outcome).map(({ what, found, holds }) => [what, found, holds ? 'holds' : 'DOES NOT HOLD']),
  )
  for (const { what, found } of findings) if (found.length > 0) console.log(`\n${what}:\n  ${found.join('\n  ')}`)
  if (oddities.length > 0) console.log(`\nanswers that nobody may give:\n  ${oddities.slice(0, 20).join('\n  ')}`)
  for (const lines of serverFaults.endedByThemselves.slice(0, 3)) console.log(`\na server ended by itself:\n${lines}`)
  const logged = [...serverFaults.logged].toSorted((a, b) => b[1] - a[1]).slice(0, 12)
  if (logged.length > 0) console.log(`\nfaults in the servers' logs:\n${logged.map(([said, times]) => `  ${times} × ${said}`).join('\n')}`)
  console.log(
    `\nAfter the outage, the sweeps worked for ${(outage.tookMs / 1000).toFixed(1)} s; the clock moved on by ${outage.minutes} min.`,
  )
  console.log(
    `\nSeed ${seed}, ${Math.round(seconds)} s on ${cpus().length} processors (load at the end ${(loadavg()[1] ?? 0).toFixed(1)}). Again: npm run bench:faults -- --seed ${seed}`,
  )
}
