import * as contract from '@mwc/contract/account/nominee/nominee.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readNominee } from './read-nominee.ts'
import { removeNominee } from './remove-nominee.ts'
import { setNominee } from './set-nominee.ts'

/** Whom a member's insurance is to pay. */
export function nomineeRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.readNominee, ({ user }) => readNominee(deps.db, user.memberId))
  route(app, contract.setNominee, ({ user, input, language }) => setNominee(deps, user.memberId, input, language))
  route(app, contract.removeNominee, ({ user }) => removeNominee(deps.db, user.memberId))
}
