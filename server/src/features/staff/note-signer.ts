import type { FastifyRequest } from 'fastify'

/** Who of staff made a call. */
export type Signer = { id: string; username: string }

const signers = new WeakMap<FastifyRequest, Signer>()

/** Tells the audit log who makes this desk call, before it is answered: a log-out ends the session that says so. */
export function noteSigner(request: FastifyRequest, { id, username }: Signer): void {
  signers.set(request, { id, username })
}

export function signerOf(request: FastifyRequest): Signer | undefined {
  return signers.get(request)
}
