import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { FastifyRequest } from 'fastify'

/** Who of staff made a call. */
export type StaffIdentity = { id: string; username: string; role: StaffRole }

const identities = new WeakMap<FastifyRequest, StaffIdentity>()

/** Notes who makes this desk call, before it is answered: a log-out ends the session that says so. */
export function noteStaffIdentity(request: FastifyRequest, { id, username, role }: StaffIdentity): void {
  identities.set(request, { id, username, role })
}

export function staffIdentityOf(request: FastifyRequest): StaffIdentity | undefined {
  return identities.get(request)
}
