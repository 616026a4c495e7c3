import { parseArgs } from 'node:util'
import { printTable } from '../pages/print-table.ts'
import { timesOf } from '../times.ts'
import { type Answer, logInsAt, measureCapacity } from './log-ins.ts'
import { startFixture } from './start-fixture.ts'
import { watchBeside } from './watch-beside.ts'

/** What a server does with more log-ins than it can answer: docs/measuring.md says how. */
const help = `npm run bench:overload -- [--seconds 30] [--times 5] [--port 8191]
Ends with 1 when a log-in was refused after more than 1 s, answered after more than 2 s or lost, or anything beside them was refused or took longer than 1 s.`

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    times: { type: 'string', default: '5' },
    port: { type: 'string', default: '8191' },
    help: { type: 'boolean', default: false },
  },
})
const [answerLimitMs, refusalLimitMs, besideLimitMs] = [2_000, 1_000, 1_000]

const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : '')
const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

function row(name: string, all: readonly Answer[], isWanted: (answer: Answer) => boolean): string[] {
  const wanted = all.filter(isWanted)
  const { median, p95, worst } = timesOf(wanted.map(({ tookMs }) => tookMs))
  return [name, String(wanted.length), share(wanted.length, all.length), ms(median), ms(p95), ms(worst)]
}

async function run(): Promise<boolean> {
  const seconds = Number(values.seconds)
  const fixture = await startFixture(Number(values.port))
  try {
    const capacity = await measureCapacity(fixture, 5)
    const rate = capacity * Number(values.times)
    console.log(
      `one log-in after the other, eight at a time: ${capacity.toFixed(1)} a second; now ${rate.toFixed(1)} a second for ${seconds} s`,
    )
    const beside = watchBeside(fixture)
    const logIns = await logInsAt(fixture, rate, seconds)
    const others = await beside.stop()
    const odd = (answer: Answer) => answer.status !== 200 && answer.status !== 503
    printTable(
      ['', 'count', 'share', 'median', '95 %', 'longest'],
      [
        row('log-ins answered', logIns, ({ status }) => status === 200),
        row('log-ins refused (503)', logIns, ({ status }) => status === 503),
        row('log-ins lost or odd', logIns, odd),
        ...Object.entries(others).flatMap(([name, all]) => [
          row(name, all, ({ status }) => status === 200),
          row(`${name}, not served`, all, ({ status }) => status !== 200),
        ]),
      ],
    )
    const isShedInTime = logIns.every((answer) => !odd(answer) && answer.tookMs <= (answer.status === 503 ? refusalLimitMs : answerLimitMs))
    const areServed = Object.values(others).every((all) => all.every(({ status, tookMs }) => status === 200 && tookMs <= besideLimitMs))
    console.log(isShedInTime && areServed ? 'the load is shed' : 'THE LOAD IS NOT SHED')
    return isShedInTime && areServed
  } finally {
    await fixture.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
