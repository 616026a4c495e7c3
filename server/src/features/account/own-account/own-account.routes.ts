import * as contract from '@mwc/contract/account/own-account/own-account.endpoints'
import { me } from '@mwc/contract/account/people/people.endpoints'
import type { FastifyInstance } from 'fastify'
import { expectFound } from '../../../database/reads/alongside.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { runIdempotent } from '../proofs/run-idempotent.ts'
import { changeMobile } from './change-mobile.ts'
import { changePassword } from './change-password.ts'
import { closeAccount } from './close-account.ts'
import { downloadData } from '../own-data/download-data.ts'
import { editAccount } from './edit-account.ts'
import { readAccount } from './read-account.ts'
import { alongsideMe, readMe } from './read-me.ts'
import { readCaller } from '../../../http/read-caller.ts'
import { sendNewMobileCode } from './send-new-mobile-code.ts'
import { setFirstPassword } from './set-first-password.ts'

/** What a member does with the own account. */
export function ownAccountRoutes(app: FastifyInstance, deps: Dependencies): void {
  const done = async (act: Promise<void>) => {
    await act
    return {}
  }
  route(app, me, ({ user, found }) => readMe(deps, user, expectFound(found)), { alongside: alongsideMe })
  route(app, contract.changePassword, ({ input, user }) => done(changePassword(deps, user.memberId, input)), {
    needsPassword: true,
  })
  route(
    app,
    contract.setFirstPassword,
    ({ input: { confirmation, ...input }, user }) =>
      done(
        runIdempotent(deps, { act: 'setFirstPassword', input, memberId: user.memberId }, (remember) =>
          setFirstPassword(deps, user, { ...input, confirmation }, remember),
        ),
      ),
    { needsPassword: true },
  )
  route(app, contract.sendNewMobileCode, (call) => sendNewMobileCode(deps, call.user, call.input, readCaller(call)))
  route(app, contract.changeMobile, (call) => changeMobile(deps, call.user, call.input, readCaller(call)))
  route(app, contract.readAccount, ({ user }) => readAccount(deps, user.memberId))
  route(app, contract.editAccount, ({ input, user }) => done(editAccount(deps, user.memberId, input)))
  route(app, contract.downloadData, ({ input, user, language }) => downloadData(deps, user, input.confirmation, language))
  route(app, contract.closeAccount, ({ input, user }) => done(closeAccount(deps, user, input.confirmation)))
}
