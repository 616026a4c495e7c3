import { setTimeout as wait } from 'node:timers/promises'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import { signCallback, signatureHeader } from '../../server/src/adapters/simulator/callback-signature.ts'
import { payNowTelling } from '../../server/src/adapters/simulator/simulated-paynow.ts'
import { systemClock } from '../../server/src/ports/clock.ts'
import { type Answer, timed } from './log-ins.ts'
import { callbackSecret, type Fixture } from './start-fixture.ts'

const everyMs = 500

/** Keeps asking for what must be served under any load: the server's health, a payment's state, a gateway's callback. */
export function watchBeside({ base, payments }: Fixture): { stop(): Promise<Record<string, Answer[]>> } {
  let turn = 0
  const one = (): Fixture['payments'][number] => {
    const payment = payments[turn++ % payments.length]
    if (!payment) throw new Error('nobody is about to pay')
    return payment
  }
  const ask = () => {
    const { id, token } = one()
    return timed(`${base}${apiBase}/h5/payments/${id}`, { headers: { authorization: `Bearer ${token}` } })
  }
  const tell = () => {
    const { transactionNumber, amountCents } = one()
    const charge = { chargeId: `bench-${transactionNumber}`, amountCents, settledAt: new Date() }
    const body = Buffer.from(payNowTelling.settled(transactionNumber, charge))
    const signed = { [signatureHeader]: signCallback(callbackSecret, body, systemClock.now()), 'content-type': 'application/json' }
    return timed(`${base}${apiBase}/callbacks/paynow`, { method: 'POST', headers: signed, body })
  }
  const asked: Record<string, () => Promise<Answer>> = {
    '/health': () => timed(`${base}/health`),
    '/ready': () => timed(`${base}/ready`),
    'state of a payment': ask,
    callback: tell,
  }
  const ending = new AbortController()
  const all = Object.entries(asked).map(async ([name, ask]) => {
    const answers: Answer[] = []
    while (!ending.signal.aborted) {
      answers.push(await ask())
      await wait(everyMs)
    }
    return [name, answers] as const
  })
  return {
    async stop() {
      ending.abort()
      return Object.fromEntries(await Promise.all(all))
    },
  }
}
