import type { FastifyRequest } from 'fastify'

/** Who of staff made a call. */
export type StaffIdentity = { id: string; username: string }

const identities = new WeakMap<FastifyRequest, StaffIdentity>()

/** Tells the audit log who makes this desk call, before it is answered: a log-out ends the session that says so. */
export function noteStaffIdentity(request: FastifyRequest, { id, username }: StaffIdentity): void {
  identities.set(request, { id, username })
}

export function staffIdentityOf(request: FastifyRequest): StaffIdentity | undefined {
  return identities.get(request)
}
