import * as contract from '@mwc/contract/account/proofs/proofs.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { readCaller } from '../../../http/read-caller.ts'
import { sendCode } from './send-code.ts'
import { sendConfirmationCode } from './send-confirmation-code.ts'

export function proofRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.sendCode, (call) => sendCode(deps, call.input, readCaller(call)))
  route(app, contract.sendConfirmationCode, (call) => sendConfirmationCode(deps, call.user, call.input, readCaller(call)), {
    needsPassword: true,
  })
  route(app, contract.confirmIdentity, (call) => confirmIdentity(deps, call.user, call.input, readCaller(call)), {
    needsPassword: true,
  })
}
