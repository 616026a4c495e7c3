import type { FastifyRequest } from 'fastify'

export type Change = { before: object | null; after: object | null }
/** Who of staff made a call. */
export type Signer = { id: string; username: string }

const changes = new WeakMap<FastifyRequest, Change>()
const signers = new WeakMap<FastifyRequest, Signer>()

/** Tells the audit row of this desk call what it changed. Never a password, a code, or a whole FIN. */
export function noteChange(request: FastifyRequest, change: Change): void {
  changes.set(request, change)
}

/** What a desk call changed, if its handler said so. */
export function changeOf(request: FastifyRequest): Change {
  return changes.get(request) ?? { before: null, after: null }
}

/** Tells the audit log who makes this desk call, before it is answered: a log-out ends the session that says so. */
export function noteSigner(request: FastifyRequest, { id, username }: Signer): void {
  signers.set(request, { id, username })
}

export function signerOf(request: FastifyRequest): Signer | undefined {
  return signers.get(request)
}
