import type { FastifyRequest } from 'fastify'
import { readAddress } from '../../http/read-caller.ts'
import type { StaffUser } from '../../http/route.ts'
import type { Encryption } from '../../keys/encryption.ts'

/** Who of staff does something, and by which call; nobody of staff where a command on the server does. */
export type Actor = {
  staffId: string | null
  username: string | null
  /** Keyed hash of the address. */
  addressHash: string | null
  requestId: string
}

/** A signed-in member of staff who acts. */
export type StaffActor = Actor & Pick<StaffUser, 'staffId' | 'username' | 'role'>

/** Who acts by a call of the desk. */
export function readActor(
  { encryption }: { encryption: Encryption },
  { user: { staffId, username, role }, request }: { user: Pick<StaffUser, 'staffId' | 'username' | 'role'>; request: FastifyRequest },
): StaffActor {
  return { staffId, username, role, addressHash: encryption.lookup('address', readAddress(request)), requestId: request.id }
}

/** Whoever runs a command of `package.json` on the server. */
export function actorOfCommand(command: string): Actor {
  return { staffId: null, username: null, addressHash: null, requestId: command }
}
