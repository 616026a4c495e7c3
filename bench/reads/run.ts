import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { withClient } from '../desk/with-client.ts'
import { makeCardPhones } from './card-phones.ts'
import { compareAnswers } from './compare-answers.ts'
import { compareSides } from './compare-sides.ts'
import { countStatements } from './count-statements.ts'
import { filledDatabase } from './fill-database.ts'
import { startKeptPostgres } from './kept-postgres.ts'
import { type Call, hotReads, mixOf, otherCalls } from './list-reads.ts'
import { type How, measureInTurns, measureLoad, type Summary } from './measure-load.ts'
import { keepToTwoCores } from './processor-time.ts'
import { findReaders } from './readers.ts'
import { type Findings, report } from './report.ts'
import { startPooler } from './start-pooler.ts'
import { startFloor, startServer } from './start-process.ts'

/** What members' reads cost beside the least that they could: docs/measuring.md says how. */
const help = `npm run bench:reads -- [--members 100000] [--compare 12000] [--data FOLDER] [--seconds 3] [--rounds 2] [--only me,home] [--texts] [--pooler]
--data keeps what was filled in, for the next run; --compare measures the growth from so many members on;
--only measures some of them; --texts prints what each call asks of PostgreSQL;
--pooler puts PgBouncer, by the transaction and without names of statements, before PostgreSQL for both sides. Ends with 1 when a limit of its last table does not hold.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    compare: { type: 'string' },
    data: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', default: '' },
    pool: { type: 'string', default: '10' },
    texts: { type: 'boolean', default: false },
    pooler: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [members, rounds, connections, pool] = [values.members, values.rounds, values.connections, values.pool].map(Number) as [
  number,
  number,
  number,
  number,
]
const sample = 40
const only = values.only.split(',').filter(Boolean)
const isWanted = ({ name }: Call) => only.length === 0 || only.includes(name)
/** Longer than any run. */
const readerHours = 3

const how = (rate?: number): How => ({
  connections,
  warmUpMs: 1_000,
  windowMs: Number(values.seconds) * 1000,
  ...(rate === undefined ? {} : { rate }),
})

async function run(): Promise<boolean> {
  keepToTwoCores()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const postgres = await startKeptPostgres(values.data ?? null)
  const stops = [() => postgres.stop()]
  try {
    const url = await filledDatabase(postgres, members)
    const { readers, phones } = await withClient(url, async (client) => {
      const readers = await findReaders(client, readerHours)
      return { readers, phones: await makeCardPhones(client, readers) }
    })
    const [hot, others] = [hotReads(readers), otherCalls(readers, phones).filter(isWanted)]
    const counted = {
      ours: await countStatements(url, (at) => startServer(at, pool), [...hot.filter(isWanted), ...others]),
      floor: await countStatements(url, (at) => startFloor(at, pool), hot.filter(isWanted)),
    }
    /** Where a side reaches a database: through a pooler of its own where that is asked for. */
    const reachOf = async (at: string) => {
      if (!values.pooler) return at
      const pooler = await startPooler(at, pool)
      stops.unshift(() => pooler.stop())
      return pooler.url
    }
    const startOurs = async (at: string) => startServer(await reachOf(at), pool, values.pooler ? { DIRECT_DATABASE_URL: at } : {})
    const ours = await startOurs(url)
    stops.unshift(() => ours.stop())
    const floor = await startFloor(await reachOf(url), pool, !values.pooler)
    stops.unshift(() => floor.stop())
    await compareAnswers([ours.port, floor.port], hot, sample)
    const pair = [ours, floor] as const
    // What is read is in memory from here on, for both alike.
    await measureInTurns(pair, 1, (server) => measureLoad([server], postgres.pid, mixOf(hot), how()))
    const comparisons = await compareSides(pair, [mixOf(hot), ...hot].filter(isWanted), rounds, (server, asked, rate) =>
      measureLoad([server], postgres.pid, asked, how(rate)),
    )
    const told: Findings['others'] = []
    for (const asked of others) {
      const [alone] = await measureInTurns([ours], 1, (server) => measureLoad([server], postgres.pid, asked, how()))
      if (alone) told.push({ name: asked.name, told: alone })
    }
    const findings: Findings = { members, comparisons, others: told, counted, growth: null }
    if (values.compare) findings.growth = await measureGrowth(Number(values.compare), mixOf(hot))
    return report(findings, values.texts)

    /** How much longer a call takes than with few members: the same mix, in turns. */
    async function measureGrowth(few: number, mix: Call) {
      const fewUrl = await filledDatabase(postgres, few)
      const fewMix = mixOf(hotReads(await withClient(fewUrl, (client) => findReaders(client, readerHours))))
      const small = await startOurs(fewUrl)
      stops.unshift(() => small.stop())
      const [big, little] = (await measureInTurns([ours, small], rounds, (server, at) =>
        measureLoad([server], postgres.pid, at === 0 ? mix : fewMix, how()),
      )) as [Summary, Summary]
      return { few, ratio: little.perSecond / big.perSecond }
    }
  } finally {
    for (const stop of stops) await stop()
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
