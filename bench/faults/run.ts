import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from '../../scripts/build-pages.ts'
import type { OpenDatabase } from '../../server/src/database/open-database.ts'
import { becomesCalm } from './calm.ts'
import { crashingPostgres } from './crashing-postgres.ts'
import { diceOf } from './dice.ts'
import { faultProxy } from './fault-proxy.ts'
import { freePortFrom } from './free-port.ts'
import { KillableServer, type ServerTrouble } from './killable-server.ts'
import { checkLedger } from './ledger-check.ts'
import { keys, makeProgramme, offerCampaigns } from './make-programme.ts'
import { endOutage } from './outage.ts'
import { OutsideGateway } from './outside-gateway.ts'
import { Phone } from './phone.ts'
import { playAll } from './play-all.ts'
import { judge, type Outcome, printReport } from './report.ts'
import { type Round, runRound } from './rounds.ts'
import { sharedClock } from './shared-clock.ts'
import { Tally } from './tally.ts'
import { makeTroubles } from './troubles.ts'
import { waitUntil } from './wait-until.ts'

/** Whether money and limits survive everything that can happen to the servers and to PostgreSQL: docs/measuring.md says how. */
const help = `npm run bench:faults -- [--seed TEXT] [--histories 10000] [--kills 200] [--stops 20] [--rounds 50] [--runners 500] [--unknown 200]
Ends with 1 when anything is lost, doubled, oversold or left unknown. Numbers go to bench/results/.`

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    histories: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '200' },
    stops: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '50' },
    runners: { type: 'string', default: '500' },
    unknown: { type: 'string', default: '200' },
    port: { type: 'string', default: '8181' },
    help: { type: 'boolean', default: false },
  },
})
const [histories, kills, stops, rounds, runners] = [values.histories, values.kills, values.stops, values.rounds, values.runners].map(
  Number,
) as [number, number, number, number, number]
const { seed } = values
const results = join(import.meta.dirname, '..', 'results')
/** The end of everything that can wait: a NETS payment lives for seven days. */
const lastDays = 8
const endLimitMs = 300_000

async function run(): Promise<void> {
  const began = Date.now()
  const say = (text: string) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text}`)
  await buildPages()
  const folder = mkdtempSync(join(tmpdir(), 'mwc-faults-'))
  const ports: number[] = []
  for (let from = Number(values.port); ports.length < 4; from = (ports.at(-1) ?? 0) + 1) ports.push(await freePortFrom(from))
  const [portA, portB, proxyPort, postgresPort] = ports as [number, number, number, number]
  const postgres = await crashingPostgres(postgresPort)
  const tally = new Tally()
  const trouble: ServerTrouble = { failedStarts: 0, endedByThemselves: [], logged: new Map() }
  const proxy = await faultProxy(proxyPort, postgres.url, diceOf(seed, 'line'))
  const clock = sharedClock(join(folder, 'now.txt'), '2026-03-10T10:00:00+08:00')
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: proxy.url,
    DATABASE_POOL: '10',
    FIN_KEYS: keys.fin,
    LOOKUP_KEY: keys.lookup,
    SIMULATOR_CALLBACK_SECRET: keys.callbacks,
    TEST_CLOCK: clock.file,
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    // Hundreds of starts: what Node compiled once is read again.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    SMS: 'simulator',
    PAYNOW: 'simulator',
    NETS: 'simulator',
    // Empty ones keep what a developer's .env says out of it.
    PUBLIC_URL: '',
    SEED: '',
    RUN_JOBS: '',
  }
  const servers = [portA, portB].map((port) => new KillableServer(port, env, trouble))
  const leave = () => {
    for (const server of servers) server.killNow()
    postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', leave)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

  const { books, players, racers } = await makeProgramme(postgres.url, clock, { histories, racers: runners })
  const gateway = new OutsideGateway(books, clock, keys.callbacks, tally)
  const bases = servers.map(({ base }) => base)
  await gateway.open(bases)
  await Promise.all(servers.map((server) => server.start()))
  say(`Two servers, ${players.length + racers.length} members, seed ${seed}.`)
  const troubles = makeTroubles(servers, postgres, tally)
  const stage = {
    seed,
    clock,
    gateway,
    books,
    tally,
    servers,
    tokens: players,
    promised: new Map<string, string | null>(),
    phone: new Phone(bases, tally),
    line: proxy,
  }
  proxy.setFaulty(true)

  const dice = diceOf(seed, 'rounds')
  const [killsInRounds, stopsInRounds] = [Math.min(Math.floor(rounds / 5), kills), Math.min(Math.floor(rounds / 25), stops)]
  const done: Round[] = []
  for (let n = 0; n < rounds; n += 1) {
    const isKilled = Math.floor(((n + 1) * killsInRounds) / rounds) > Math.floor((n * killsInRounds) / rounds)
    const isStopped = Math.floor(((n + 1) * stopsInRounds) / rounds) > Math.floor((n * stopsInRounds) / rounds)
    const inRound = async () => {
      await Promise.all([isKilled ? troubles.kill(dice) : null, isStopped ? troubles.crash() : null])
    }
    done.push(await runRound(stage, racers, n, inRound))
  }
  if (rounds > 0) say(`${done.filter(({ isExact }) => isExact).length} of ${rounds} rounds exact.`)

  await offerCampaigns(books.db, clock, histories)
  await playAll(stage, { histories, kills: kills - killsInRounds, crashes: stops - stopsInRounds }, troubles, say)
  const outage = Number(values.unknown) > 0 ? await endOutage(stage, racers.slice(0, Number(values.unknown))) : null
  if (outage) say(`${outage.resolved} of ${outage.unknown} known after the outage.`)

  proxy.setFaulty(false)
  clock.advance(lastDays * 86_400)
  await becomesCalm(books, clock, endLimitMs)
  await waitUntil(async () => (await countOf(books, `member_order where state = 'open'`)) === 0, endLimitMs)
  say('Everything that could wait is over.')
  for (const server of servers) await server.stop('SIGTERM')
  const findings = await checkLedger(books, clock, { arrivals: gateway.arrivals, promised: stage.promised })
  const outcome: Outcome = {
    seed,
    seconds: (Date.now() - began) / 1000,
    counts: [...tally.counts],
    cuts: proxy.counts,
    books: await inBooks(books),
    rounds: done,
    runners,
    outage,
    findings,
    oddities: tally.oddities,
    trouble,
  }
  await books.close()
  await proxy.close()
  printReport(outcome)
  mkdirSync(results, { recursive: true })
  const file = join(results, `faults-${new Date(began).toISOString().slice(0, 19).replaceAll(':', '')}.json`)
  const sizes = { histories, kills, stops, rounds, runners }
  writeFileSync(
    file,
    `${JSON.stringify({ ...outcome, sizes, verdicts: judge(outcome), trouble: { ...trouble, logged: [...trouble.logged] } }, null, 1)}\n`,
  )
  console.log(`Everything is in ${file}`)
  process.exitCode = judge(outcome).every(({ holds }) => holds) ? 0 : 1
}

async function countOf(books: OpenDatabase, from: string): Promise<number> {
  return Number((await books.executeSql(`select count(*) as n from ${from}`)).rows[0]?.['n'])
}

/** What the run left, in numbers. */
async function inBooks(books: OpenDatabase): Promise<[string, number][]> {
  const { rows } = await books.executeSql(`
    select 'payments ' || state as name, count(*) as n from payment group by state
    union all select 'money ' || outcome || coalesce(' (' || review_reason || ')', ''), count(*) from charge group by outcome, review_reason
    union all select 'unvoided terms, source ' || source, count(*) from term where voided_at is null group by source
    union all select 'uses of codes, ' || state, count(*) from promo_use group by state
    union all select 'rewards of campaigns', count(*) from campaign_claim order by 1`)
  return rows.map((row) => [String(row['name']), Number(row['n'])])
}

if (values.help) console.log(help)
else await run()
