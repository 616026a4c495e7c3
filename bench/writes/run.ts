import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { claimCampaign } from '@mwc/contract/campaigns/campaigns.calls'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { useByCode } from '@mwc/contract/redemptions/redemptions.calls'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { startPostgres } from '../../server/src/testing/databases/real-postgres.ts'
import { printTable } from '../pages/print-table.ts'
import { medianOf } from '../reads/count-statements.ts'
import { type Traffic, countingProxy } from '../../server/src/testing/databases/counting-proxy.ts'
import { startServer } from '../reads/start-process.ts'
import { timesOf } from '../times.ts'
import { makeScene, type Scene } from './make-scene.ts'
import { simulated, startPayNow, tellPaid } from './simulated-payments.ts'

/** What members' writes ask of PostgreSQL: docs/measuring.md says how it is counted. */
const help = `npm run bench:writes -- [--members 21] [--texts]
Each member makes each write once; --texts prints what each asks.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '21' },
    texts: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
/** Those who come first fill what a process keeps, and are not counted. */
const warmUps = 4
const settleMs = 50

/** What the simulated parties ask of their own books is left out. */
const simulatorsOwn = /\bsimulator\./

type Write = { name: string; make: (member: number) => Promise<unknown> }

/** The writes in the order in which a member makes them; each needs what came before. */
function writesOf(base: string, { tokens, shop, privilegeId, campaignId }: Scene): Write[] {
  const payments: Payment[] = []
  const tokenOf = (member: number) => tokens[member] ?? ''
  const start = async (member: number) => {
    payments[member] = await startPayNow(base, tokenOf(member))
  }
  const tell = (member: number) => tellPaid(base, payments[member] as Payment)
  const use = (member: number) => {
    const input = { idempotencyKey: randomUUID(), kind: 'privilege', id: privilegeId, shopCode: shop.code } as const
    return callServer(base, useByCode, input, tokenOf(member))
  }
  const write = (member: number) =>
    callServer(base, sendMessage, { idempotencyKey: randomUUID(), text: 'When is the centre open?' }, tokenOf(member))
  return [
    { name: 'start a payment', make: start },
    { name: 'callback', make: tell },
    { name: 'redeem', make: use },
    { name: 'claim', make: (member) => callServer(base, claimCampaign, { id: campaignId }, tokenOf(member)) },
    { name: 'first message', make: write },
    { name: 'second message', make: write },
  ]
}

/** Statements from `begin` to `commit`, with both: what locks are held over. */
const inTransaction = (texts: readonly string[]) => {
  let isOpen = false
  return texts.filter((text) => {
    const wasOpen = isOpen
    isOpen = /^\s*begin/i.test(text) || (isOpen && !/^\s*(?:commit|rollback)/i.test(text))
    return wasOpen || isOpen
  }).length
}

async function run(): Promise<void> {
  const members = Number(values.members) + warmUps
  const postgres = await startPostgres()
  const open = await openDatabase({ url: postgres.url, pool: 3 })
  const scene = await makeScene(open, members)
  await open.close()
  const proxy = await countingProxy(postgres.url, simulatorsOwn)
  const server = await startServer(proxy.url, 10, simulated)
  try {
    const rows: string[][] = []
    const texts: string[] = []
    for (const { name, make } of writesOf(`http://127.0.0.1:${server.port}`, scene)) {
      const [asked, took]: [Traffic[], number[]] = [[], []]
      for (let member = 0; member < members; member += 1) {
        proxy.take()
        const began = performance.now()
        await make(member)
        took.push(performance.now() - began)
        // What is asked after the answer counts, too.
        await wait(settleMs)
        asked.push(proxy.take())
      }
      const counted = medianOf(asked.slice(warmUps))
      const counts = [counted.statements, counted.turns, inTransaction(counted.texts), counted.parsed].map(String)
      rows.push([name, ...counts, `${timesOf(took.slice(warmUps)).median.toFixed(1)} ms`])
      texts.push(`\n${name}`, ...counted.texts.map((text) => `  ${text.replaceAll(/\s+/g, ' ')}`))
    }
    printTable(['', 'statements', 'turns', 'in a transaction', 'planned anew', 'median'], rows)
    if (values.texts) console.log(texts.join('\n'))
  } finally {
    await server.stop()
    await proxy.close()
    await postgres.stop()
  }
}

if (values.help) console.log(help)
else await run()
