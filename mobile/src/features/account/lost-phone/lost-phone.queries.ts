import * as find from '@mwc/contract/account/lost-phone/lost-phone.calls'
import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { call } from '../../../shared/calls/api-client.ts'
import { RefusalError } from '../../../shared/server/call-errors.ts'
import { goTo } from '../../../shared/navigation/navigation.ts'
import { findDraft } from './lost-phone.draft.ts'
import { idempotentCaller } from '../calls/idempotent-call.queries.ts'
import { infoDetectionPath } from '../../../paths/paths.ts'

function caller<E extends WireCall>(endpoint: E): (input: InputOf<E>) => Promise<OutputOf<E>> {
  return (input) => call(endpoint, input)
}

export const provePhoneInHand = caller(find.verifyPhoneInHand)
export const searchAccount = caller(find.findAccount)
export const moveByPassword = idempotentCaller(find.moveMobile)
export const askStaffToMove = caller(find.requestMove)
export const finishMoveWithPassword = idempotentCaller(find.finishMove)

/**
 * Does what needs the proof of the phone in hand. If the server forgot it, the phone is proved again; all else is kept.
 * A request that was ended meanwhile is shown as ended.
 */
export async function mindingPhone(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const reason = error instanceof RefusalError ? error.reason : null
    if (reason === 'account.requestEnded') return findDraft.change({ request: { state: 'lapsed', readyAt: null } })
    if (!(error instanceof RefusalError) || reason !== 'account.proofExpired') throw error
    findDraft.change({ proof: null, move: null, request: null, lostProof: error.message })
    goTo(infoDetectionPath(), { replace: true })
  }
}
