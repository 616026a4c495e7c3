import { collectPayment as collectEndpoint } from '@mwc/contract/payments/payment-desk.endpoints'
import * as contract from '@mwc/contract/payments/counter-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { route } from '../../../http/route.ts'
import { dayOf } from '../../../ports/clock.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import { readActor } from '../../log/read-actor.ts'
import { recordLook } from '../../log/record-look.ts'
import { quotePayment } from '../orders/quote-payment.ts'
import { addTerminal } from './add-terminal.ts'
import { beginShift } from './begin-shift.ts'
import { renameTerminal } from './rename-terminal.ts'
import { retireTerminal } from './retire-terminal.ts'
import { closeCounterDay } from './close-counter-day.ts'
import { collectPayment } from './collect-payment.ts'
import { reopenCounterDay } from './reopen-counter-day.ts'
import { listCounterDays } from './list-counter-days.ts'
import { listTerminals } from './list-terminals.ts'
import { readCounterDay } from './read-counter-day.ts'
import { getCounterMember, readCounterMember } from './read-counter-member.ts'
import { readShift } from './read-shift.ts'
import { startAtCounter } from './start-at-counter.ts'

/** The desk's calls of a counter: terminals, shifts, who pays there, and the days that are closed. */
export function counterDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock } = deps
  listRoute(app, deps, contract.listTerminals, ({ input, user }) => listTerminals(db, input, user.role))
  route(app, contract.addTerminal, (call) => addTerminal(deps, readActor(deps, call), call.input))
  route(app, contract.renameTerminal, (call) => renameTerminal(deps, readActor(deps, call), call.input))
  route(app, contract.retireTerminal, (call) => retireTerminal(deps, readActor(deps, call), call.input))
  route(app, contract.readShift, ({ user }) => readShift(db, { staffId: user.staffId, session: user.sessionHash }, clock.now()))
  route(app, contract.beginShift, (call) => beginShift(deps, readActor(deps, call), { ...call.input, session: call.user.sessionHash }))
  route(app, contract.readCounterMember, async (call) => {
    const read = await readCounterMember(deps, call.input.id, call.user.role)
    await recordLook(deps, readActor(deps, call), { memberId: read.member.id, record: { kind: 'member', id: read.member.id } })
    return read
  })
  route(app, contract.quoteAtCounter, async ({ input: { id, ...asked } }) => {
    await getCounterMember(db, id)
    return quotePayment(deps, id, asked)
  })
  route(app, contract.startAtCounter, (call) => startAtCounter(deps, readActor(deps, call), call.input))
  route(app, collectEndpoint, (call) =>
    collectPayment(deps, readActor(deps, call), { ...call.input, session: call.user.sessionHash }, call.language),
  )
  listRoute(app, deps, contract.listCounterDays, ({ input, user }) => listCounterDays(deps, input, user.role))
  route(app, contract.readCounterDay, ({ input, user }) => readCounterDay(db, input.id, { role: user.role, today: dayOf(clock.now()) }))
  route(app, contract.closeCounterDay, (call) => closeCounterDay(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.reopenCounterDay, (call) => reopenCounterDay(deps, readActor(deps, call), call.input))
}
