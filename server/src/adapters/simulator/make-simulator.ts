import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { pollForWork } from '../../jobs/poll-for-work.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import type { PushService } from '../../ports/push.ts'
import type { SmsGateway } from '../../ports/sms.ts'
import { bankActor } from './bank-acts.ts'
import { simulatedBank } from './simulated-bank.ts'
import { netsTelling, simulatedNets } from './simulated-nets.ts'
import { payNowTelling, simulatedPayNow } from './simulated-paynow.ts'
import { simulatedPush } from './simulated-push.ts'
import { simulatedSms } from './simulated-sms.ts'
import { simulatorRoutes } from './simulator.routes.ts'
import { makeSimulatorTables } from './simulator-tables.ts'

export type Simulator = {
  payNow: PaymentGateway
  nets: PaymentGateway
  sms: SmsGateway
  push: PushService
  /** Puts the simulator's page and calls on the server, under /simulator/. */
  mount(app: FastifyInstance): Promise<void>
}

/** Where the server of this process takes callbacks; known once it listens. */
function callbackAddress(app: FastifyInstance, method: 'paynow' | 'nets' | `sms/${string}`): string {
  const at = app.server.address()
  if (!at || typeof at === 'string') throw new Error('the server does not listen yet')
  const anywhere = at.address === '0.0.0.0' || at.address === '::'
  const host = anywhere ? '127.0.0.1' : at.family === 'IPv6' ? `[${at.address}]` : at.address
  return `http://${host}:${at.port}/h5-api/callbacks/${method}`
}

/**
 * A simulated phone, bank and NETS machine. Their state is in the database, so that every process sees the same.
 * Nothing is written where the settings choose the real parties. `secret` signs the callbacks.
 */
export async function makeSimulator(deps: {
  config: Config
  open: OpenDatabase
  clock: Clock
  secret: string
  /** What phones subscribe to push with. */
  pushKey: string
}): Promise<Simulator> {
  const { config, open, clock, secret } = deps
  if (config.simulated) await makeSimulatorTables(open)
  const [bank, machine] = [simulatedBank(open, clock), simulatedBank(open, clock, 'nets')]
  // A callback of one party is no callback of the other.
  const netsSecret = `nets ${secret}`
  let listening: FastifyInstance | null = null
  const smsAddress = (id: string) => (listening ? callbackAddress(listening, `sms/${id}`) : null)
  return {
    payNow: simulatedPayNow(bank, clock, secret),
    nets: simulatedNets(machine, clock, netsSecret),
    sms: simulatedSms(open, clock, { secret: `sms ${secret}`, address: smsAddress }),
    push: simulatedPush(open, clock, deps.pushKey),
    async mount(app) {
      const sides = {
        bank: { bank, actor: bankActor({ bank, clock, secret, telling: payNowTelling, address: () => callbackAddress(app, 'paynow') }) },
        nets: {
          bank: machine,
          actor: bankActor({ bank: machine, clock, secret: netsSecret, telling: netsTelling, address: () => callbackAddress(app, 'nets') }),
        },
      }
      await simulatorRoutes(app, { open, sides })
      let stop = async () => {}
      app.addHook('onListen', async () => {
        listening = app
        const run = async () => {
          await sides.bank.actor.payDue()
          await sides.nets.actor.payDue()
        }
        const work = { name: 'simulator.bank', dueAt: bank.selectNextLate, run }
        stop = await pollForWork(open, clock, [work], (error) => app.log.error({ err: error }, 'the simulated bank failed'))
      })
      app.addHook('onClose', async () => stop())
    },
  }
}
