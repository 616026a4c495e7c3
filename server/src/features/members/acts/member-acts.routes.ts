import * as contract from '@mwc/contract/members/member-acts-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { blockFin } from './block-fin.ts'
import { blockTypedFin } from './block-typed-fin.ts'
import { confirmHolder } from './confirm-holder.ts'
import { correctMember } from './correct-member.ts'
import { deactivateMember } from './deactivate-member.ts'
import { endMemberSessions } from './end-member-sessions.ts'
import { giveMonths } from './give-months.ts'
import { reactivateMember } from './reactivate-member.ts'
import { revealFin } from './reveal-fin.ts'
import { voidMemberTerm } from './void-member-term.ts'

/** What staff do to a member, each with its reason in the log. */
export function memberActsRoutes(app: FastifyInstance, deps: Dependencies): void {
  const done = async (act: Promise<void>) => {
    await act
    return {}
  }
  route(app, contract.correctMember, (call) => correctMember(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.revealFin, (call) => revealFin(deps, readActor(deps, call), call.input))
  route(app, contract.blockFin, (call) => done(blockFin(deps, readActor(deps, call), 'blockFin', call.input)))
  route(app, contract.unblockFin, (call) => done(blockFin(deps, readActor(deps, call), 'unblockFin', call.input)))
  route(app, contract.blockTypedFin, (call) => done(blockTypedFin(deps, readActor(deps, call), 'blockFin', call.input)))
  route(app, contract.unblockTypedFin, (call) => done(blockTypedFin(deps, readActor(deps, call), 'unblockFin', call.input)))
  route(app, contract.deactivateMember, (call) => done(deactivateMember(deps, readActor(deps, call), call.input)))
  route(app, contract.reactivateMember, (call) => done(reactivateMember(deps, readActor(deps, call), call.input)))
  route(app, contract.giveMonths, (call) => giveMonths(deps, readActor(deps, call), call.input))
  route(app, contract.voidMemberTerm, (call) => done(voidMemberTerm(deps, readActor(deps, call), call.input)))
  route(app, contract.endMemberSessions, (call) => done(endMemberSessions(deps, readActor(deps, call), call.input)))
  route(app, contract.confirmHolder, (call) => confirmHolder(deps, readActor(deps, call), call.input))
}
