import * as ownAccountEndpoints from '@mwc/contract/account/own-account/own-account.endpoints'
import * as proofsEndpoints from '@mwc/contract/account/proofs/proofs.endpoints'
import * as sessionsEndpoints from '@mwc/contract/account/sessions/sessions.endpoints'
import * as lostPhoneEndpoints from '@mwc/contract/account/lost-phone/lost-phone.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { runIdempotent } from '../proofs/run-idempotent.ts'
import { changeMobile } from './change-mobile.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { confirmIdentity } from '../proofs/confirm-identity.ts'
import { downloadData } from './download-data.ts'
import { editAccount } from './edit-account.ts'
import { endAllSessions } from '../sessions/end-all-sessions.ts'
import { endOneSession } from '../sessions/end-one-session.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { readAccount } from './read-account.ts'
import { readCaller } from '../../../http/read-caller.ts'
import { rejectPhoneRequest } from '../lost-phone/reject-phone-request.ts'
import { sendNewMobileCode } from './send-new-mobile-code.ts'
import { sendConfirmationCode } from './send-confirmation-code.ts'
import { setFirstPassword } from './set-first-password.ts'

/** What a member does with the own account. */
export function ownAccountRoutes(app: FastifyInstance, deps: Dependencies): void {
  const done = async (act: Promise<void>) => {
    await act
    return {}
  }
  route(app, ownAccountEndpoints.changePassword, ({ input, user }) => done(changePassword(deps, user.memberId, input)), {
    needsPassword: true,
  })
  route(
    app,
    ownAccountEndpoints.setFirstPassword,
    ({ input: { confirmation, ...input }, user }) =>
      done(
        runIdempotent(deps, { act: 'setFirstPassword', input, memberId: user.memberId }, (remember) =>
          setFirstPassword(deps, user, { ...input, confirmation }, remember),
        ),
      ),
    { needsPassword: true },
  )
  route(app, proofsEndpoints.sendConfirmationCode, (call) => sendConfirmationCode(deps, call.user, readCaller(call)))
  route(app, proofsEndpoints.confirmIdentity, (call) => confirmIdentity(deps, call.user, call.input, readCaller(call)), {
    needsPassword: true,
  })
  route(app, ownAccountEndpoints.sendNewMobileCode, (call) => sendNewMobileCode(deps, call.user, call.input, readCaller(call)))
  route(app, ownAccountEndpoints.changeMobile, (call) => changeMobile(deps, call.user, call.input, readCaller(call)))
  route(app, ownAccountEndpoints.readAccount, ({ user }) => readAccount(deps, user.memberId))
  route(app, ownAccountEndpoints.editAccount, ({ input, user }) => done(editAccount(deps, user.memberId, input)))
  route(app, ownAccountEndpoints.downloadData, ({ input, user, language }) => downloadData(deps, user, input.confirmation, language))
  route(app, ownAccountEndpoints.closeAccount, ({ input, user }) => done(closeAccount(deps, user, input.confirmation)))
  route(app, sessionsEndpoints.listSessions, ({ user }) => listSessions(deps, user))
  route(app, sessionsEndpoints.endSession, ({ input, user }) => done(endOneSession(deps, user.memberId, input.id)))
  route(app, sessionsEndpoints.endAllSessions, ({ input, user }) => done(endAllSessions(deps, user, input.which)))
  route(app, lostPhoneEndpoints.rejectPhoneRequest, ({ input, user }) => done(rejectPhoneRequest(deps, user.memberId, input.id)))
}
