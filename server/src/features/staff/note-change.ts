import type { FastifyRequest } from 'fastify'

export type Change = { before: object | null; after: object | null }

const changes = new WeakMap<FastifyRequest, Change>()

/** Tells the audit row of this desk call what it changed. Never a password, a code, or a whole FIN. */
export function noteChange(request: FastifyRequest, change: Change): void {
  changes.set(request, change)
}

/** What a desk call changed, if its handler said so. */
export function changeOf(request: FastifyRequest): Change {
  return changes.get(request) ?? { before: null, after: null }
}
