import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isLive } from '../proofs/proof.rules.ts'
import type { Remember } from '../proofs/run-idempotent.ts'
import { hashNewPassword } from '../people/hash-new-password.ts'
import { lockMemberRow, setPasswordHash } from '../people/members.repo.ts'
import { mobileTaken, replaceMobile } from './replace-mobile.ts'
import { openSession } from '../sessions/open-session.ts'
import { changePhoneRequest, findPhoneRequest, type PhoneRequestRow } from './phone-requests.repo.ts'
import { findRequestState } from './find-request-state.ts'
import { findRequestTo } from './find-request-to.ts'
import { findProof, spendProof } from '../proofs/proofs.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { endSessionsOf } from '../sessions/sessions.repo.ts'

/**
 * Moves an account to the phone in hand once staff approved and 24 hours have passed, sets the new password and signs in. A proof
 * lasts 60 minutes, so its code came to this phone again after the wait.
 */
export async function finishPhoneRequest(
  deps: Dependencies,
  { proof, password }: { proof: string; password: string },
  caller: Caller,
  remember: Remember,
): Promise<SignedIn> {
  const { db, clock } = deps
  const now = clock.now()
  const proved = await findProof(db, tokenHash(proof), 'lostPhone')
  if (!proved || !isLive(proved, now)) throw new Refusal('account.proofExpired')
  const request = readyOrRefuse(await findRequestTo(db, proved.mobile, now), now)
  const hash = await hashNewPassword(password)
  return mobileTaken(
    inTransaction(db, async (tx) => {
      const member = await lockMemberRow(tx, request.member_id)
      const { id } = readyOrRefuse(await findPhoneRequest(tx, request.id), now)
      if (!(await spendProof(tx, tokenHash(proof), 'lostPhone', toDate(now)))) throw new Refusal('account.proofExpired')
      await changePhoneRequest(tx, id, { state: 'done', ended_at: toDate(now) })
      await replaceMobile(tx, deps, member, proved.mobile, now)
      await setPasswordHash(tx, member.id, hash)
      await endSessionsOf(tx, member.id, toDate(now))
      const answer = await openSession(tx, member.id, now, caller)
      await remember(tx, member.id, answer.token)
      return answer
    }),
  )
}

function readyOrRefuse(request: PhoneRequestRow | undefined, now: Temporal.Instant): PhoneRequestRow {
  const state = request && findRequestState(request, now)
  if (!request || (state !== 'ready' && state !== 'waiting' && state !== 'approved')) throw new Refusal('account.requestEnded')
  if (state !== 'ready') throw new Refusal('account.requestWaits')
  return request
}
