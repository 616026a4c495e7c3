import * as ownAccountEndpoints from '@mwc/contract/account/own-account/own-account.endpoints'
import * as proofsEndpoints from '@mwc/contract/account/proofs/proofs.endpoints'
import * as sessionsEndpoints from '@mwc/contract/account/sessions/sessions.endpoints'
import * as lostPhoneEndpoints from '@mwc/contract/account/lost-phone/lost-phone.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { doOnce } from '../proofs/run-idempotent.ts'
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
export function ownAccountRoutes(app: FastifyInstance, parts: Parts): void {
  const done = async (act: Promise<void>) => {
    await act
    return {}
  }
  route(app, ownAccountEndpoints.changePassword, ({ input, asker }) => done(changePassword(parts, asker.memberId, input)), {
    needsPassword: true,
  })
  route(
    app,
    ownAccountEndpoints.setFirstPassword,
    ({ input: { confirmation, ...input }, asker }) =>
      done(
        doOnce(parts, { act: 'setFirstPassword', input, memberId: asker.memberId }, (remember) =>
          setFirstPassword(parts, asker, { ...input, confirmation }, remember),
        ),
      ),
    { needsPassword: true },
  )
  route(app, proofsEndpoints.sendConfirmationCode, (call) => sendConfirmationCode(parts, call.asker, readCaller(call)))
  route(app, proofsEndpoints.confirmIdentity, (call) => confirmIdentity(parts, call.asker, call.input, readCaller(call)), {
    needsPassword: true,
  })
  route(app, ownAccountEndpoints.sendNewMobileCode, (call) => sendNewMobileCode(parts, call.asker, call.input, readCaller(call)))
  route(app, ownAccountEndpoints.changeMobile, (call) => changeMobile(parts, call.asker, call.input, readCaller(call)))
  route(app, ownAccountEndpoints.readAccount, ({ asker }) => readAccount(parts, asker.memberId))
  route(app, ownAccountEndpoints.editAccount, ({ input, asker }) => done(editAccount(parts, asker.memberId, input)))
  route(app, ownAccountEndpoints.downloadData, ({ input, asker, language }) => downloadData(parts, asker, input.confirmation, language))
  route(app, ownAccountEndpoints.closeAccount, ({ input, asker }) => done(closeAccount(parts, asker, input.confirmation)))
  route(app, sessionsEndpoints.listSessions, ({ asker }) => listSessions(parts, asker))
  route(app, sessionsEndpoints.endSession, ({ input, asker }) => done(endOneSession(parts, asker.memberId, input.id)))
  route(app, sessionsEndpoints.endAllSessions, ({ input, asker }) => done(endAllSessions(parts, asker, input.which)))
  route(app, lostPhoneEndpoints.rejectPhoneRequest, ({ input, asker }) => done(rejectPhoneRequest(parts, asker.memberId, input.id)))
}
