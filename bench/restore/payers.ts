import { randomUUID } from 'node:crypto'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { startPayment } from '@mwc/contract/payments/payments.calls'
import type pg from 'pg'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { mobileOf, password } from '../rotate/fill-people.ts'

const patienceMs = 60_000

/** The n-th member logs in, as an app does; answers with the token. */
export async function logMemberIn(base: string, n: number): Promise<string> {
  return (await callServer(base, logIn, { areaCode: '+65', mobile: mobileOf(n), password })).token
}

/** Members start a payment each; answers with their numbers once the gateway knows them all. */
export async function startPayments(base: string, client: pg.Client, members: readonly number[]): Promise<string[]> {
  const numbers: string[] = []
  for (const n of members) {
    const token = await logMemberIn(base, n)
    const input = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 } as const
    numbers.push((await callServer(base, startPayment, input, token)).transactionNumber)
  }
  const known = async () => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from simulator.payment where transaction_number = any($1)',
      [numbers],
    )
    return rows[0]?.n === numbers.length
  }
  if (!(await waitUntil(known, patienceMs))) throw new Error('not every payment was opened at the gateway')
  return numbers
}

/** Their money comes to the gateway, which tells nobody. */
export async function payAtGateway(client: pg.Client, numbers: readonly string[]): Promise<void> {
  await client.query(
    `insert into simulator.charge (charge_id, transaction_number, amount_cents, settled_at)
     select 'CH-' || transaction_number, transaction_number, amount_cents, now() from simulator.payment where transaction_number = any($1)`,
    [numbers],
  )
}

/** Whether all of these become paid while a server works. */
export async function becomePaid(client: pg.Client, numbers: readonly string[]): Promise<boolean> {
  return waitUntil(async () => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from payment where state = 'paid' and transaction_number = any($1)`,
      [numbers],
    )
    return rows[0]?.n === numbers.length
  }, patienceMs)
}

/** What the gateway knows goes on, whatever becomes of our books: its rows of now, in the restored database. */
export async function takeGatewayAlong(from: pg.Client, to: pg.Client): Promise<void> {
  for (const table of ['payment', 'charge']) {
    const { rows } = await from.query<{ all: string }>(`select coalesce(json_agg(t), '[]')::text as all from simulator.${table} t`)
    await to.query(
      `insert into simulator.${table} select * from json_populate_recordset(null::simulator.${table}, $1) on conflict do nothing`,
      [rows[0]?.all],
    )
  }
}
