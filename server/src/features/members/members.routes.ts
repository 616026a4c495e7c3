import * as contract from '@mwc/contract/members/member-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { route } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import { readActor } from '../log/read-actor.ts'
import { recordLook } from '../log/record-look.ts'
import { findByFin } from './find-by-fin.ts'
import { listMembers } from './list-members.ts'
import { readMember } from './read-member.ts'
import { readMemberStory } from './read-member-story.ts'

/** The desk's calls that find and read members. Whose record was read stands in the log. */
export function memberRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listMembers, ({ input }) => listMembers(deps, input))
  route(app, contract.findByFin, (call) => findByFin(deps, readActor(deps, call), call.input))
  route(app, contract.readMember, async (call) => {
    const member = await readMember(deps, call.input.id, call.user.role)
    await recordLook(deps, readActor(deps, call), { memberId: member.id, record: { kind: 'member', id: member.id } })
    return member
  })
  route(app, contract.readMemberStory, async (call) => {
    const story = await readMemberStory(deps, call.input, call.user.role)
    await recordLook(deps, readActor(deps, call), { memberId: call.input.id, record: { kind: 'member', id: call.input.id } })
    return story
  })
}
