import { randomUUID } from 'node:crypto'
import { staffRoles } from '@mwc/contract/endpoint/access'
import { paymentMethods, paymentStates } from '@mwc/contract/payments/payment-kinds'
import {
  collectPayment,
  counterRoles,
  honourMoney,
  listReviews,
  noteSameMoney,
  readDeskPayment,
  refundPayment,
  returnMoney,
} from '@mwc/contract/payments/payment-desk.calls'
import { moneyActs, paymentActs } from '@mwc/contract/payments/payment-desk.schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shiftAt, slipAndWord } from '../../../testing/fixtures/counter-fixtures.ts'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { addNets, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let nets: TestGateway
let worker = 0
const tokens = {} as Record<(typeof staffRoles)[number], string>
/** Of whoever may sit at a counter. */
const shifts: Partial<Record<(typeof staffRoles)[number], string>> = {}
const note = 'Seen at the centre'

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
  for (const role of staffRoles) tokens[role] = (await signInAtDesk(server, `acts-${role}`, role)).token
  for (const role of counterRoles) shifts[role] = await shiftAt(server, tokens[role])
})
afterAll(() => server.close())

const readers = staffRoles.filter((role) => role !== 'content')
const slip = () => ({ reference: `S-${worker}`, amountCents: 900 })

/** A payment in a state, as that state comes about for the desk: its row alone where nothing else is looked at. */
async function paymentIn(method: 'nets' | 'paynow', state: (typeof paymentStates)[number]): Promise<string> {
  worker += 1
  const payment = await start(server, await workerToken(server, worker), { method })
  if (state === 'paid' || state === 'refunded') {
    const report = settledReport(server, payment, { chargeId: `C-${worker}` })
    nets.setReport(report)
    await (method === 'nets' ? tell(server, report, nets) : tell(server, report))
  }
  if (state === 'refunded') await server.ok(refundPayment, { id: payment.id, note, reference: `R-${worker}` }, { token: tokens.finance })
  else await server.db.updateTable('payment').set({ state }).where('id', '=', payment.id).execute()
  return payment.id
}

const states = paymentMethods.flatMap((method) =>
  method === 'promo' ? [] : paymentStates.flatMap((state) => readers.map((role) => [method, state, role] as const)),
)

it.for(states)('what a reader may do with a %s payment that is %s is what the call lets %s do', async ([method, state, role]) => {
  const token = tokens[role]
  for (const act of paymentActs) {
    const id = await paymentIn(method, state)
    const { may, arrivals } = await server.ok(readDeskPayment, { id }, { token })
    // Of money that has come the slip has the machine's number.
    const { reference = slip().reference } = arrivals[0] ?? {}
    const answer =
      act === 'collect'
        ? await server.call(collectPayment, { id, shiftId: shifts[role] ?? randomUUID(), ...slip(), reference }, { token })
        : await server.call(refundPayment, { id, note, reference: `X-${worker}` }, { token })
    expect([act, answer.status === 200]).toEqual([act, may.includes(act)])
  }
})

it.for(readers)('what %s may do with money under review is what the calls let them do', async (role) => {
  const token = tokens[role]
  const shiftId = shifts.finance ?? ''
  for (const act of moneyActs)
    for (const kind of ['SGD', 'USD', 'like a slip'] as const) {
      worker += 1
      const isLike = kind === 'like a slip'
      const payment = await start(server, await workerToken(server, worker), { method: isLike ? 'nets' : 'paynow' })
      if (isLike) await slipAndWord(server, nets, payment, { token: tokens.finance, shiftId })
      else await tell(server, settledReport(server, payment, { currency: kind, amountCents: 1 }))
      const { rows } = await server.ok(listReviews, { pageSize: 100, sort: '-receivedAt' }, { token })
      const money = rows.find(({ payment: of }) => of.id === payment.id)
      const id = money?.id ?? ''
      const calls = {
        honour: () => server.call(honourMoney, { id, note }, { token }),
        refund: () => server.call(returnMoney, { id, note, reference: `Y-${worker}` }, { token }),
        same: () => server.call(noteSameMoney, { id, note }, { token }),
      }
      const answer = await calls[act]()
      expect([kind, act, answer.status === 200]).toEqual([kind, act, money?.may.includes(act)])
    }
})
