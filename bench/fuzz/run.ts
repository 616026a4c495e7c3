import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { printTable } from '../pages/print-table.ts'
import { checkAnswers } from './check-answer.ts'
import { fuzzOperation, type Fuzzing, nothingYet, type Outcome } from './fuzz-operation.ts'
import { KnownValues } from './known-values.ts'
import { learnFirst } from './learn-first.ts'
import { People } from './people.ts'
import { type Document, readOperations } from './read-operations.ts'
import { startFuzzed } from './start-fuzzed.ts'

/** Generated requests of every call that the server describes: docs/measuring.md says how. */
const help = `npm run bench:fuzz -- [--cases 50] [--seed N] [--only /desk/promos,/h5/otp] [--seconds N]
--only: calls whose path has one of these in it; --seconds: no round of 25 cases a call begins after so long.
Ends with 1 where an answer is a fault, does not fit the schema that the description gives for its status, or is no refusal in the house's form; where the log
tells of a fault; or where a call is hardly asked, since 95 of 100 of its requests are refused as too many.`

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '50' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '86400' },
    help: { type: 'boolean', default: false },
  },
})
const mostTooMany = 0.95
/** Calls that are fuzzed side by side, each by people of its own. */
const atOnce = 3
/** All calls are asked so often in turn: what one has made the others find in the next round, which has the next seed. */
const roundOf = 25

/** A window of maintenance that a request has opened closes all calls of members. */
async function endMaintenance({ db }: OpenDatabase): Promise<void> {
  await db.updateTable('maintenance_window').set({ cancelled_at: new Date() }).where('cancelled_at', 'is', null).execute()
}

function tell(outcomes: readonly Outcome[], faults: readonly string[]): boolean {
  const sum = (of: (outcome: Outcome) => number) => String(outcomes.reduce((all, outcome) => all + of(outcome), 0))
  for (const { failure } of outcomes) if (failure !== null) console.log(`\n${failure}`)
  const kinds = new Set(faults.map((fault) => fault.replace(/"time":\d+,(?:"reqId":"\w+",)?/, '').slice(0, 800)))
  for (const line of kinds) console.log(`\nthe log: ${line}`)
  const hardly = outcomes.filter(({ asked, tooMany }) => tooMany >= mostTooMany * asked)
  const never = outcomes.filter(({ done }) => done === 0)
  if (hardly.length > 0) console.log(`\nhardly asked, refused as too many: ${hardly.map(({ name }) => name).join(', ')}`)
  if (never.length > 0) console.log(`\nnever done, only refused: ${never.map(({ name }) => name).join(', ')}`)
  console.log()
  printTable(
    ['calls', 'requests', 'done', 'refused', 'too many', 'waited', 'with a fault'],
    [
      [
        String(outcomes.length),
        sum(({ asked }) => asked),
        sum(({ done }) => done),
        sum(({ refused }) => refused),
        sum(({ tooMany }) => tooMany),
        sum(({ waited }) => waited),
        sum(({ failure }) => Number(failure !== null)),
      ],
    ],
  )
  return hardly.length === 0 && faults.length === 0 && outcomes.every(({ failure }) => failure === null)
}

async function run(): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const [cases, seed] = [Number(values.cases), Number(values.seed ?? randomInt(2 ** 31))]
  console.log(`seed ${seed}, ${cases} cases a call`)
  const server = await startFuzzed()
  try {
    const described = (await (await fetch(new URL('/h5-api/openapi.json', server.base))).json()) as Document
    const open = await openDatabase({ url: server.databaseUrl, pool: 4 })
    const people = Array.from({ length: atOnce }, (_, nth) => new People(open, server, nth))
    const all = readOperations(described)
    const only = values.only.split(',')
    const wanted = all.filter(({ path }) => only.some((one) => path.includes(one)))
    const fuzzing: Fuzzing = { base: server.base, known: new KnownValues(), check: checkAnswers(described), cases, seed }
    await learnFirst(all, fuzzing, people[0] as People)
    const outcomes = new Map(wanted.map((operation) => [operation, nothingYet(operation)]))
    const until = Date.now() + Number(values.seconds) * 1000
    let done = 0
    for (; done < cases && Date.now() < until; done += roundOf) {
      const round = { ...fuzzing, cases: Math.min(roundOf, cases - done), seed: seed + done / roundOf }
      const waiting = [...outcomes].filter(([, { failure }]) => failure === null)
      const work = async (who: People) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await fuzzOperation(...next, round, who)
      }
      await Promise.all(people.map(work))
      await endMaintenance(open)
    }
    await open.close()
    const holds = tell([...outcomes.values()], server.faults)
    console.log(`seed ${seed}, ${Math.min(done, cases)} cases a call. Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
    return holds
  } finally {
    await server.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
