import { randomUUID } from 'node:crypto'
import { paymentOptions, startPayment } from '@mwc/contract/payments/payments.calls'
import { callServer } from './call-server.ts'
import { type JoinedMember, joinedMember } from './joined-member.ts'
import { bankAct } from './simulated-parties.ts'

/** A worker who signed up and paid for six months, by the same calls as the app makes. */
export async function activeMember(base: string): Promise<JoinedMember> {
  const worker = await joinedMember(base)
  const { plans } = await callServer(base, paymentOptions, {}, worker.token)
  const price = plans.find(({ plan }) => plan === '6months')?.totalCents ?? 0
  const order = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: price } as const
  const { transactionNumber } = await callServer(base, startPayment, order, worker.token)
  await bankAct(base, transactionNumber, 'pay')
  return worker
}
