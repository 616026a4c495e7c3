import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { readAddress } from '../../http/read-caller.ts'
import { countUnauthenticatedCall, insertAudit } from './audit.repo.ts'
import { changeOf } from './note-change.ts'
import { staffIdentityOf } from './note-staff-identity.ts'
import { hourOf, outcomeOf } from './staff.rules.ts'
import { findStaff } from './staff.repo.ts'

/**
 * Writes a desk call's audit row before its answer leaves: who, from where, what, and the result.
 * Calls without a live session are counted by the hour, since anybody could fill the log with their rows.
 * Nothing of the body is kept but the account name of a log-in.
 */
export async function recordAudit({ db, clock, encryption }: Dependencies, request: FastifyRequest, status: number): Promise<void> {
  const identity = staffIdentityOf(request)
  const now = clock.now()
  const outcome = outcomeOf(status)
  const address_hash = encryption.lookup('address', readAddress(request))
  if (!identity) {
    const act = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
    const username = (await findStaff(db, triedUsername(request.body)))?.username ?? ''
    return countUnauthenticatedCall(db, { hour: toDate(hourOf(now)), act, outcome, address_hash, username, last_at: toDate(now) })
  }
  const { before, after } = changeOf(request)
  await insertAudit(db, {
    id: randomUUID(),
    at: toDate(now),
    staff_id: identity.id,
    username: identity.username,
    act: `${request.method} ${(request.url.split('?')[0] ?? '').slice(0, 200)}`,
    outcome,
    request_id: request.id,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    address_hash,
  })
}

/** The user name in a body, as accounts have it; empty where it is none. */
function triedUsername(body: unknown): string {
  const username = typeof body === 'object' && body !== null && 'username' in body ? body.username : null
  return typeof username === 'string' && /^[\w.-]{1,32}$/.test(username) ? username.toLowerCase() : ''
}
