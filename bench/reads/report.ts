import { printTable } from '../pages/print-table.ts'
import type { Counted } from './count-statements.ts'
import type { Summary } from './measure-load.ts'

/** At saturation, and at half of what that was. */
type Side = { full: Summary; half: Summary }
export type Comparison = { name: string; ours: Side; floor: Side }
export type Findings = {
  members: number
  comparisons: Comparison[]
  /** Calls that the floor has not. */
  others: { name: string; told: Summary }[]
  counted: Record<'ours' | 'floor', Map<string, Counted>>
  growth: { few: number; ratio: number } | null
}

/** Of the floor's throughput at least, of its processor time at most; p99 in ms at half of saturation; statements of a call. */
const limits = { mix: 0.55, each: 0.45, server: 2, postgres: 1.5, p99: 25, me: 2, statements: 3, growth: 1.2 }

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`
const us = (value: number) => `${Math.round(value * 1000)} µs`

const heads = ['', 'a second', 'median', '99 %', 'server', 'PostgreSQL', 'bench, of a core']
function row(name: string, { perSecond, median, p99, server, postgres, generator }: Summary): string[] {
  return [name, perSecond.toFixed(0), ms(median), ms(p99), us(server), us(postgres), `${(generator * 100).toFixed(0)} %`]
}

/** What was measured beside its limit, which it does not pass, or with `atLeast` reaches. */
export type Check = { what: string; is: number; limit: number; atLeast?: true }

/** What a server may take more than the floor. */
export function compareChecks(comparisons: readonly Comparison[]): Check[] {
  const checks: Check[] = comparisons.flatMap(({ name, ours, floor }) => [
    {
      what: `${name}: of the floor's throughput`,
      is: ours.full.perSecond / floor.full.perSecond,
      limit: name === 'mix' ? limits.mix : limits.each,
      atLeast: true,
    },
  ])
  for (const { name, ours, floor } of comparisons.filter(({ name }) => name === 'mix')) {
    checks.push({ what: `${name}: server's processor, times the floor's`, is: ours.full.server / floor.full.server, limit: limits.server })
    checks.push({
      what: `${name}: PostgreSQL's processor, times the floor's`,
      is: ours.full.postgres / floor.full.postgres,
      limit: limits.postgres,
    })
    checks.push({ what: `${name}: 99 % at half of saturation, ms`, is: ours.half.p99, limit: limits.p99 })
  }
  return checks
}

function checksOf({ comparisons, counted, growth }: Findings): Check[] {
  const checks = compareChecks(comparisons)
  for (const { name } of comparisons.filter(({ name }) => name !== 'mix'))
    checks.push({
      what: `${name}: statements`,
      is: counted.ours.get(name)?.statements ?? Infinity,
      limit: name === 'me' ? limits.me : limits.statements,
    })
  if (growth) checks.push({ what: `mix: times what ${growth.few} members cost`, is: growth.ratio, limit: limits.growth })
  return checks
}

/** Prints what both sides took, at saturation and at half of it. @param heading whose numbers they are, a sentence */
export function printComparisons(heading: string, comparisons: readonly Comparison[]): void {
  console.log(`\n${heading} Processor time is that of one call, user and system.\n`)
  printTable(
    heads,
    comparisons.flatMap(({ name, ours, floor }) => [
      row(name, ours.full),
      row(`${name}, floor`, floor.full),
      row(`${name}, half`, ours.half),
      row(`${name}, half, floor`, floor.half),
    ]),
  )
}

/** Prints what was measured beside its limits; answers whether every one holds. */
export function printChecks(checks: readonly Check[]): boolean {
  const holds = ({ is, limit, atLeast }: Check) => (atLeast ? is >= limit : is <= limit)
  printTable(
    ['', 'is', 'limit', ''],
    checks.map((check) => [
      check.what,
      check.is.toFixed(2),
      `${check.atLeast ? '≥' : '≤'} ${check.limit}`,
      holds(check) ? 'holds' : 'DOES NOT HOLD',
    ]),
  )
  return checks.every(holds)
}

/** Prints what was measured; answers whether every limit holds. */
export function report(findings: Findings, withTexts: boolean): boolean {
  const { members, comparisons, others, counted } = findings
  printComparisons(`${members} members.`, comparisons)
  console.log('')
  printTable(
    heads,
    others.map(({ name, told }) => row(name, told)),
  )
  console.log('')
  printTable(
    ['', 'statements', 'turns', 'planned anew'],
    Object.entries(counted).flatMap(([side, calls]) =>
      [...calls].map(([name, { statements, turns, parsed }]) => [
        side === 'floor' ? `${name}, floor` : name,
        ...[statements, turns, parsed].map(String),
      ]),
    ),
  )
  if (withTexts)
    for (const [name, { texts }] of counted.ours)
      console.log([`\n${name}`, ...texts.map((text) => `  ${text.replaceAll(/\s+/g, ' ')}`)].join('\n'))
  console.log('')
  return printChecks(checksOf(findings))
}
