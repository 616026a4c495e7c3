import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { countingProxy } from '../../server/src/testing/databases/counting-proxy.ts'
import { startReplica } from '../../server/src/testing/databases/streaming-replica.ts'
import { withClient } from '../desk/with-client.ts'
import { printTable } from '../pages/print-table.ts'
import { filledDatabase } from '../reads/fill-database.ts'
import { startKeptPostgres } from '../reads/kept-postgres.ts'
import { usedByFamily } from '../reads/processor-time.ts'
import { findReaders } from '../reads/readers.ts'
import { startServer } from '../reads/start-process.ts'
import type { Answered } from './phones.ts'
import { isRead, leastFall, mostBusy, replicable, startPhones, tellPutOff } from './play-phones.ts'

/** What a replica takes from the primary: docs/measuring.md says how. */
const help = `npm run bench:replica -- [--members 20000] [--phones 300] [--seconds 20] [--writes-every 20]
Ends with 1 when a call was answered wrongly, or reads on the primary fall by less than 60 %.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '20000' },
    phones: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
    'writes-every': { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
})
const [members, phones, seconds, writesEvery] = [values.members, values.phones, values.seconds, values['writes-every']].map(Number) as [
  number,
  number,
  number,
  number,
]

type Side = { name: string; calls: number; reads: number; statements: number; primaryMs: number; replicaMs: number; answered: Answered }

async function run(): Promise<boolean> {
  const postgres = await startKeptPostgres(null, replicable)
  const stops = [() => postgres.stop()]
  try {
    const url = await filledDatabase(postgres, members)
    const readers = (await withClient(url, (client) => findReaders(client, 3))).slice(0, phones)
    const replica = await startReplica(url)
    stops.unshift(() => replica.close())
    const sides: Side[] = []
    for (const [name, more] of [
      ['primary alone', {}],
      ['with a replica', { DATABASE_READ_URL: replica.url }],
    ] as const)
      sides.push(await measure(name, more))
    return report(sides)

    /** The same phones at two processes that reach the primary through a proxy that counts. */
    async function measure(name: string, more: Record<string, string>): Promise<Side> {
      const proxy = await countingProxy(url)
      const servers = [await startServer(proxy.url, 10, more), await startServer(proxy.url, 10, more)]
      const players = startPhones(
        readers,
        servers.map(({ port }) => port),
        writesEvery,
      )
      await players.play(3)
      proxy.take()
      const before = [usedByFamily(postgres.pid), usedByFamily(replica.pid)]
      const answered = await players.play(seconds)
      const { statements } = proxy.take()
      const [primaryMs = 0, replicaMs = 0] = [usedByFamily(postgres.pid), usedByFamily(replica.pid)].map(
        (used, at) => used - (before[at] ?? 0),
      )
      players.stop()
      for (const { stop } of servers) await stop()
      await proxy.close()
      const reads = statements.filter(isRead).length
      return { name, calls: answered.reads + answered.writes, reads, statements: statements.length, primaryMs, replicaMs, answered }
    }
  } finally {
    for (const stop of stops) await stop()
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  }
}

function report(sides: readonly Side[]): boolean {
  const perCall = (n: number, { calls }: Side) => (n / calls).toFixed(3)
  printTable(
    ['', 'calls', 'reads asked of the primary, a call', 'all statements there', 'its processor, ms', "the replica's, ms"],
    sides.map((side) => [
      side.name,
      String(side.calls),
      perCall(side.reads, side),
      perCall(side.statements, side),
      perCall(side.primaryMs, side),
      perCall(side.replicaMs, side),
    ]),
  )
  const [alone, shared] = sides
  if (!alone || !shared) return false
  const fall = 1 - shared.reads / shared.calls / (alone.reads / alone.calls)
  const processorFall = 1 - shared.primaryMs / shared.calls / (alone.primaryMs / alone.calls)
  const wrong = sides.flatMap(({ answered }) => answered.wrong)
  const forgotten = sides.reduce((sum, { answered }) => sum + answered.forgotten, 0)
  console.log(
    `\nReads on the primary fall by ${(fall * 100).toFixed(0)} % (at least ${leastFall * 100} %), its processor time by ${(processorFall * 100).toFixed(0)} %.`,
  )
  console.log(
    `${shared.answered.writes} writes; ${forgotten} reads that did not know the write before them; ${wrong.length} answers that were wrong ${wrong.slice(0, 3).join('; ')}`,
  )
  const mostPutOff = tellPutOff(sides)
  return fall >= leastFall && wrong.length === 0 && forgotten === 0 && mostPutOff <= mostBusy
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
