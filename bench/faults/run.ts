import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApps } from '../../scripts/build-apps.ts'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { waitForSweeps } from './wait-for-sweeps.ts'
import { checkLedger } from './ledger-check.ts'
import { offerCampaigns } from './seed-programme.ts'
import { endOutage } from './outage.ts'
import { playAll } from './play-all.ts'
import { judge, type Outcome, printReport } from './report.ts'
import { runRounds } from './rounds.ts'
import { startServers } from './start-servers.ts'
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
const [endLimitMs, endMinutes] = [300_000, 6]

async function run(): Promise<void> {
  const began = Date.now()
  const say = (text: string) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${text}`)
  await buildApps()
  const fixture = await startServers(seed, { port: Number(values.port), histories, racers: runners })
  const { books, clock, gateway, line, promised, servers, tally, serverFaults, faults } = fixture
  say(`Two servers, ${fixture.tokens.length + fixture.racers.length} members, seed ${seed}.`)

  line.setFaulty(true)
  const inRounds = { kills: Math.min(Math.floor(rounds / 5), kills), crashes: Math.min(Math.floor(rounds / 25), stops) }
  const done = await runRounds(fixture, { rounds, ...inRounds }, faults)
  say(`${done.filter(({ isExact }) => isExact).length} of ${rounds} rounds exact.`)
  await offerCampaigns(books.db, clock, histories)
  await playAll(fixture, { histories, kills: kills - inRounds.kills, crashes: stops - inRounds.crashes }, faults, say)
  const outage = await endOutage(fixture, fixture.racers.slice(0, Number(values.unknown)))
  say(`${outage.resolved} of ${outage.unknown} known after the outage.`)

  line.setFaulty(false)
  clock.advance(lastDays * 86_400)
  // A gateway answers so many questions in a minute of the clock (`checksAMinute`); what is due beyond them waits for the next.
  for (let minute = 0; minute < endMinutes && !(await waitForSweeps(books, clock, endLimitMs / endMinutes)); minute += 1) clock.advance(60)
  await waitUntil(async () => (await countOf(books, `member_order where state = 'open'`)) === 0, endLimitMs)
  say('Everything that could wait is over.')
  for (const server of servers) await server.stop('SIGTERM')
  const outcome: Outcome = {
    seed,
    seconds: (Date.now() - began) / 1000,
    counts: [...tally.counts],
    cuts: line.counts,
    books: await inBooks(books),
    rounds: done,
    runners,
    outage,
    findings: await checkLedger(books, clock, { arrivals: gateway.arrivals, promised }),
    oddities: tally.oddities,
    serverFaults,
  }
  await books.close()
  await line.close()
  printReport(outcome)
  keep(outcome, new Date(began))
  process.exitCode = judge(outcome).every(({ holds }) => holds) ? 0 : 1
}

function keep(outcome: Outcome, began: Date): void {
  mkdirSync(results, { recursive: true })
  const file = join(results, `faults-${began.toISOString().slice(0, 19).replaceAll(':', '')}.json`)
  const whole = { ...outcome, sizes: { histories, kills, stops, rounds, runners }, verdicts: judge(outcome) }
  writeFileSync(
    file,
    `${JSON.stringify({ ...whole, serverFaults: { ...outcome.serverFaults, logged: [...outcome.serverFaults.logged] } }, null, 1)}\n`,
  )
  console.log(`Everything is in ${file}`)
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
