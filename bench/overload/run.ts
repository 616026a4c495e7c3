import { parseArgs } from 'node:util'
import { printTable } from '../pages/print-table.ts'
import { timesOf } from '../times.ts'
import { type Answer, logInsAt, measureCapacity } from './log-ins.ts'
import { measureReads, readsAt, signReadersIn, untilNormal } from './reads.ts'
import { sendSlowly } from './slow-sockets.ts'
import { type Fixture, startFixture } from './start-fixture.ts'
import { watchBeside } from './watch-beside.ts'

/** What a server does with more than it can answer: docs/measuring.md says how. */
const help = `npm run bench:overload -- [--reads] [--seconds 30] [--times 5] [--slow 1000] [--port 8191]
--reads: signed-in members reading, in place of log-ins, and then beside as many slow senders.
Ends with 1 when a log-in was refused after more than 1 s, answered after more than 2 s or lost, or anything beside them was refused or took longer than 1 s;
of reads when 99 of 100 answers took 1 s or more, one was lost, it was not as before within 10 s, or 95 of 100 beside slow senders took 500 ms or more.`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    times: { type: 'string', default: '5' },
    reads: { type: 'boolean', default: false },
    slow: { type: 'string', default: '1000' },
    port: { type: 'string', default: '8191' },
    help: { type: 'boolean', default: false },
  },
})
const [answerLimitMs, refusalLimitMs, besideLimitMs] = [2_000, 1_000, 1_000]
const [readLimitMs, normalLimitSeconds, besideSlowLimitMs] = [1_000, 10, 500]

const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : '')
const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function row(name: string, all: readonly Answer[], isWanted: (answer: Answer) => boolean): string[] {
  const wanted = all.filter(isWanted)
  const { median, p95, p99, worst } = timesOf(wanted.map(({ tookMs }) => tookMs))
  return [name, String(wanted.length), share(wanted.length, all.length), ms(median), ms(p95), ms(p99), ms(worst)]
}

type Beside = Record<string, Answer[]>
const odd = (answer: Answer) => answer.status !== 200 && answer.status !== 503
const areServed = (others: Beside) =>
  Object.values(others).every((all) => all.every(({ status, tookMs }) => status === 200 && tookMs <= besideLimitMs))

function tell(kind: string, all: readonly Answer[], others: Beside): void {
  printTable(
    ['', 'count', 'share', 'median', '95 %', '99 %', 'longest'],
    [
      row(`${kind} answered`, all, ({ status }) => status === 200),
      row(`${kind} refused (503)`, all, ({ status }) => status === 503),
      row(`${kind} lost or odd`, all, odd),
      ...Object.entries(others).flatMap(([name, beside]) => [
        row(name, beside, ({ status }) => status === 200),
        row(`${name}, not served`, beside, ({ status }) => status !== 200),
      ]),
    ],
  )
}

async function shedLogIns(fixture: Fixture, seconds: number): Promise<boolean> {
  const capacity = await measureCapacity(fixture, 5)
  const rate = capacity * Number(values.times)
  console.log(
    `one log-in after the other, eight at a time: ${capacity.toFixed(1)} a second; now ${rate.toFixed(1)} a second for ${seconds} s`,
  )
  const beside = watchBeside(fixture)
  const logIns = await logInsAt(fixture, rate, seconds)
  const others = await beside.stop()
  tell('log-ins', logIns, others)
  const isShedInTime = logIns.every((answer) => !odd(answer) && answer.tookMs <= (answer.status === 503 ? refusalLimitMs : answerLimitMs))
  return isShedInTime && areServed(others)
}

async function shedReads(fixture: Fixture, seconds: number): Promise<boolean> {
  const requests = await signReadersIn(fixture)
  const capacity = await measureReads(fixture, requests, 5)
  const rate = capacity * Number(values.times)
  console.log(
    `one read after the other, sixteen at a time: ${capacity.toFixed(0)} a second; now ${rate.toFixed(0)} a second for ${seconds} s`,
  )
  const beside = watchBeside(fixture)
  const reads = await readsAt(fixture, requests, rate, seconds)
  const normal = await untilNormal(fixture, requests)
  const others = await beside.stop()
  tell('reads', reads, others)
  console.log(`as before ${normal.toFixed(1)} s later`)
  const stop = sendSlowly(Number(values.port), Number(values.slow))
  const slow = await readsAt(fixture, requests, capacity / 4, 20)
  stop()
  tell(`beside ${values.slow} slow senders: reads`, slow, {})
  const accepted = timesOf(reads.filter(({ status }) => status === 200).map(({ tookMs }) => tookMs))
  const besideSlow = timesOf(slow.map(({ tookMs }) => tookMs))
  return (
    accepted.p99 < readLimitMs &&
    !reads.some(odd) &&
    areServed(others) &&
    normal <= normalLimitSeconds &&
    besideSlow.p95 < besideSlowLimitMs &&
    slow.every(({ status }) => status === 200)
  )
}

async function run(): Promise<boolean> {
  const fixture = await startFixture(Number(values.port))
  try {
    const isShed = await (values.reads ? shedReads : shedLogIns)(fixture, Number(values.seconds))
    console.log(isShed ? 'the load is shed' : 'THE LOAD IS NOT SHED')
    return isShed
  } finally {
    await fixture.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
