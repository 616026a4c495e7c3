import { randomUUID } from 'node:crypto'
import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { startPayment } from '@mwc/contract/payments/payments.calls'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { sellPlans } from '../../server/src/testing/fixtures/payment-fixtures.ts'
import { startBesideMembers } from '../enumeration/start-beside-members.ts'

export const callbackSecret = 'the secret of the overload bench'
const [members, payers] = [3_000, 5]
export const password = 'Harbour7Crane'

export type Fixture = {
  base: string
  /** The number of the i-th member, each with the same password; they begin anew at the end. */
  mobileOf(i: number): string
  /** Payments that wait for money, each with the token of its member. */
  payments: (Pick<Payment, 'id' | 'transactionNumber' | 'amountCents'> & { token: string })[]
  stop(): Promise<void>
}

/** A server on a PostgreSQL of its own, with members, of whom some are about to pay. */
export async function startFixture(port: number): Promise<Fixture> {
  const server = await startBesideMembers(port, members, { SIMULATOR_CALLBACK_SECRET: callbackSecret })
  const mobileOf = (i: number) => server.mobileOf(true, i % members)
  const open = await openDatabase({ url: server.url, pool: 3 })
  await sellPlans(open)
  await open.close()
  const payments: Fixture['payments'] = []
  for (let i = 1; i <= payers; i += 1) {
    const { token } = await callServer(server.base, logIn, { areaCode: '+65', mobile: mobileOf(members - i), password })
    const order = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 } as const
    payments.push({ ...(await callServer(server.base, startPayment, order, token)), token })
  }
  return { base: server.base, mobileOf, payments, stop: server.stop }
}
