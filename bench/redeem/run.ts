import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { useByCode } from '@mwc/contract/redemptions/redemptions.calls'
import { buildApps } from '../../scripts/build-apps.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { offerPrivilege, openShop } from '../../server/src/testing/fixtures/redemption-fixtures.ts'
import { seededRandom } from '../faults/seeded-random.ts'
import { makeActive } from '../faults/make-active.ts'
import { keys } from '../faults/seed-programme.ts'
import { startServers, type FullFixture } from '../faults/start-servers.ts'
import { retry } from '../faults/retry.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { printTable } from '../pages/print-table.ts'

/** Whether a privilege with few left is given exactly so often while everything breaks: docs/measuring.md says how. */
const help = `npm run bench:redeem -- [--seed TEXT] [--rounds 10] [--members 1000] [--left 100]
Ends with 1 when a round gave another number, somebody twice, or said something else than that it is gone.`

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    rounds: { type: 'string', default: '10' },
    members: { type: 'string', default: '1000' },
    left: { type: 'string', default: '100' },
    port: { type: 'string', default: '8191' },
    help: { type: 'boolean', default: false },
  },
})
const { seed } = values
const [rounds, members, left] = [values.rounds, values.members, values.left].map(Number) as [number, number, number]
const troubleLimitMs = 60_000

type Round = { given: number; people: number; counted: number; told: number; receipts: number; odd: string[] }

/** All run at once. After a tenth of the uses PostgreSQL is stopped; in every other round a server is killed as well. */
async function run(fixture: FullFixture, n: number): Promise<Round> {
  const { books, clock, phone, racers, faults } = fixture
  const parts = { db: books.db, clock, deps: { encryption: makeEncryption(keys.fin, keys.lookup), clock } }
  const shop = await retry(() => openShop(parts, `Harbour Kitchen ${n}`))
  const id = await retry(() => offerPrivilege(parts, [shop], { totalLimit: left }))
  const usesOf = async (what: string) => {
    const { rows } = await retry(() => books.executeSql(`select ${what} as n from redemption where privilege_id = $1`, [id]))
    return Number(rows[0]?.['n'])
  }
  const break_ = async () => {
    await waitUntil(async () => (await usesOf('count(*)')) >= left / 10, troubleLimitMs)
    await Promise.all([faults.crash(), n % 2 === 1 ? faults.kill(seededRandom(seed, 'kill', n)) : null])
  }
  const everybody = racers.map((token, member) => {
    const input = { idempotencyKey: randomUUID(), kind: 'privilege', id, shopCode: shop.code } as const
    return phone.call(useByCode, input, { token, random: seededRandom(seed, 'round', n, member) })
  })
  const [answers] = await Promise.all([Promise.all(everybody), break_()])
  const receipts = answers.flatMap(({ data }) => (data ? [data.receiptNumber] : []))
  const { rows } = await retry(() => books.executeSql('select used from privilege where id = $1', [id]))
  return {
    given: await usesOf('count(*)'),
    people: await usesOf('count(distinct member_id)'),
    counted: Number(rows[0]?.['used']),
    told: receipts.length,
    receipts: new Set(receipts).size,
    odd: answers.flatMap(({ reason }) => (reason === null || reason === 'redemptions.gone' ? [] : [reason])),
  }
}

async function runAll(): Promise<boolean> {
  await buildApps()
  const fixture = await startServers(seed, { port: Number(values.port), histories: 1, racers: members })
  await makeActive(fixture)
  fixture.line.setFaulty(true)
  const done: Round[] = []
  for (let n = 0; n < rounds; n += 1) done.push(await run(fixture, n))
  fixture.line.setFaulty(false)
  for (const server of fixture.servers) await server.stop('SIGTERM')
  await fixture.books.close()
  await fixture.line.close()
  const isExact = ({ odd, ...counts }: Round) => odd.length === 0 && Object.values(counts).every((count) => count === left)
  printTable(
    [`${members} members on ${left}`, 'uses', 'people', 'counted', 'told', 'receipts', ''],
    done.map((round, n) => [
      `round ${n + 1}`,
      ...[round.given, round.people, round.counted, round.told, round.receipts].map(String),
      isExact(round) ? 'holds' : `DOES NOT HOLD ${[...new Set(round.odd)].join(' ')}`,
    ]),
  )
  console.log('')
  printTable(
    ['what happened', 'times'],
    [...fixture.tally.counts].map(([name, count]) => [name, String(count)]),
  )
  console.log(`\nSeed ${seed}. Again: npm run bench:redeem -- --seed ${seed}`)
  return done.every(isExact) && fixture.serverFaults.endedByThemselves.length === 0
}

if (values.help) console.log(help)
else process.exitCode = (await runAll()) ? 0 : 1
