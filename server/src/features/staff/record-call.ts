import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { deskToken } from '../../http/cookies/desk-session.ts'
import { readAddress } from '../../http/read-caller.ts'
import { countUnsignedCall } from '../log/count-unsigned-call.ts'
import { noteRefusedCall } from '../log/note-refused-call.ts'
import { readActor } from '../log/read-actor.ts'
import { staffIdentityOf } from '../../http/staff-identity.ts'
import { findSignedInStaff } from './find-signed-in-staff.ts'
import { outcomeOf } from './staff.rules.ts'
import { findStaff } from './staff.repo.ts'

/**
 * Keeps, before its answer leaves, that a desk call came without a live session, or was refused to staff who are signed in.
 * What was done stands in the log by then. Nothing of the body is kept but the account name of a log-in.
 */
export async function recordCall(deps: Dependencies, request: FastifyRequest, status: number): Promise<void> {
  const outcome = outcomeOf(status)
  // Whoever was let in is known by now; of a call that was refused before it was looked at, who made it is asked here.
  const identity = staffIdentityOf(request) ?? (await findSignedInStaff(deps, deskToken(request)))
  if (!identity) {
    const act = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    const username = (await findStaff(deps.db, triedUsername(request.body)))?.username ?? ''
    const addressHash = deps.encryption.lookup('address', readAddress(request))
    return countUnsignedCall(deps, { act, outcome, addressHash, username })
  }
  if (outcome === 'allowed') return
  const user = { staffId: identity.id, username: identity.username, role: identity.role }
  const act = `${request.method} ${(request.url.split('?')[0] ?? '').slice(0, 200)}`
  await noteRefusedCall(deps, readActor(deps, { user, request }), { act, outcome })
}

/** The user name in a body, as accounts have it; empty where it is none. */
function triedUsername(body: unknown): string {
  const username = typeof body === 'object' && body !== null && 'username' in body ? body.username : null
  return typeof username === 'string' && /^[\w.-]{1,32}$/.test(username) ? username.toLowerCase() : ''
}
