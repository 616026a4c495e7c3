import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, toDate } from '../../ports/clock.ts'
import { signCallback, signatureHeader } from './callback-signature.ts'
import type { BankCharge, BankPayment, SimulatedBank } from './simulated-bank.ts'

/** What the person with the simulated bank app, or at the NETS machine, can do to a payment. */
export const bankActs = [
  'pay',
  'payLate',
  'payTwice',
  'payWrongAmount',
  'paySilently',
  'payTellLate',
  'payOutOfOrder',
  'fail',
  'tellAgain',
] as const
export type BankAct = (typeof bankActs)[number]

/** The HTTP status of each callback's first delivery, 0 where nobody answered. */
export type Delivery = { status: number }[]

/** How a party writes down what happened, as the body of a callback. */
export type Telling = {
  settled(transactionNumber: string, charge: BankCharge): string
  failed(transactionNumber: string, failureReason: string): string
}

const failure = 'declined by the simulator'
/** Seconds after the end of a payment at which "pay late" pays. */
const lateSeconds = 2
/** How long after the payment "tell late" tells. */
const tellLateMs = 20_000
const retryAfterMs = [1_000, 4_000, 15_000, 60_000]

/** Does an act and tells the server of it by signed callbacks to `address()`, repeating those that were not taken. */
export function bankActor(deps: { bank: SimulatedBank; clock: Clock; secret: string; telling: Telling; address: () => string }) {
  const { bank, clock, secret, telling, address } = deps

  async function post(body: string): Promise<number> {
    const raw = Buffer.from(body, 'utf8')
    const headers = { 'content-type': 'application/json', [signatureHeader]: signCallback(secret, raw, clock.now()) }
    try {
      const reply = await fetch(address(), { method: 'POST', headers, body: raw, signal: AbortSignal.timeout(20_000) })
      await reply.arrayBuffer()
      return reply.status
    } catch {
      return 0
    }
  }

  async function repeat(body: string): Promise<void> {
    for (const ms of retryAfterMs) {
      await wait(ms, undefined, { ref: false })
      const status = await post(body)
      if (status >= 200 && status < 500) return
    }
  }

  async function deliver(bodies: string[]): Promise<Delivery> {
    const delivery: Delivery = []
    for (const body of bodies) {
      const status = await post(body)
      if (status === 0 || status >= 500) void repeat(body)
      delivery.push({ status })
    }
    return delivery
  }

  async function pay(transactionNumber: string, amountCents: number): Promise<string> {
    const body = telling.settled(transactionNumber, await bank.charge(transactionNumber, amountCents))
    await bank.keepCallback(transactionNumber, body)
    return body
  }

  async function tellLater(body: string): Promise<void> {
    await wait(tellLateMs, undefined, { ref: false })
    await deliver([body])
  }

  async function fail(transactionNumber: string): Promise<string> {
    await bank.fail(transactionNumber, failure)
    const body = telling.failed(transactionNumber, failure)
    await bank.keepCallback(transactionNumber, body)
    return body
  }

  return {
    /** @param amountCents what a wrong amount is; a dollar less (or more, where nothing would be left) when not given. */
    async act(payment: BankPayment, act: BankAct, amountCents?: number): Promise<Delivery> {
      const { transactionNumber, expiresAt } = payment
      const due = payment.amountCents
      switch (act) {
        case 'pay':
          return deliver([await pay(transactionNumber, due)])
        case 'payLate':
          if (expiresAt.getTime() < toDate(clock.now()).getTime()) return deliver([await pay(transactionNumber, due)])
          await bank.payLater(transactionNumber, new Date(expiresAt.getTime() + lateSeconds * 1000))
          return []
        case 'payTwice':
          return deliver([await pay(transactionNumber, due), await pay(transactionNumber, due)])
        case 'payWrongAmount':
          return deliver([await pay(transactionNumber, amountCents ?? (due > 100 ? due - 100 : due + 100))])
        case 'paySilently':
          await pay(transactionNumber, due)
          return []
        case 'payTellLate':
          void tellLater(await pay(transactionNumber, due))
          return []
        case 'payOutOfOrder': {
          const failed = await fail(transactionNumber)
          const paid = await pay(transactionNumber, due)
          return deliver([paid, failed])
        }
        case 'fail':
          return deliver([await fail(transactionNumber)])
        case 'tellAgain':
          return deliver((await bank.callbacksOf(transactionNumber)).toReversed())
      }
    },
    /** Pays what was to be paid late and is due. */
    async payDue(): Promise<void> {
      for (const { transactionNumber, amountCents } of await bank.takeLate()) await deliver([await pay(transactionNumber, amountCents)])
    },
  }
}

export type BankActor = ReturnType<typeof bankActor>
