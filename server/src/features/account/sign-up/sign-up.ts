import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import { brokenIndex } from '../../../database/broken-index.ts'
import type { Tx } from '../../../database/database.ts'
import { isFinIndex } from '../../../keys/fin-hashes.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Remember } from '../proofs/run-idempotent.ts'
import { checkPerson, type Person } from './check-person.ts'
import { refuseMissedProof, missedProofKey } from './refuse-missed-proof.ts'
import { createMember } from '../people/create-member.ts'
import { endOpenProofs } from '../proofs/end-open-proofs.ts'
import { keepFormerMobile } from '../people/former-mobiles.repo.ts'
import { hashNewPassword } from '../people/hash-new-password.ts'
import { lockMemberByMobile, takeMobileFrom } from '../people/members.repo.ts'
import { forgetMissedProofs } from './missed-proofs.repo.ts'
import { openSession } from '../sessions/open-session.ts'
import { type ProofRow, spendProof } from '../proofs/proofs.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { endSessionsOf } from '../sessions/sessions.repo.ts'

type SignUpForm = Person & {
  fullName: string
  gender: string
  nationality: string
  company: string
  sector: string
  occupation: string
  marketingSms: boolean
  marketingMessaging: boolean
  marketingCall: boolean
  wording: string
  password: string
}

/**
 * Makes the account, signs in and spends the proof. Unique indexes let one of parallel sign-ups through (number, FIN).
 * With `notMine` the number moves here, and the old account loses its sessions.
 */
export async function signUp(deps: Dependencies, form: SignUpForm, caller: Caller, remember: Remember): Promise<SignedIn> {
  const { db, encryption, clock } = deps
  const { language } = caller
  const { proof, fin, birthDay } = await checkPerson(deps, form, caller, { mayChangeFin: false })
  const passwordHash = await hashNewPassword(form.password)
  const now = clock.now()
  const { marketingSms, marketingMessaging, marketingCall } = form
  const consents = { declaration: true, membership: true, marketingSms, marketingMessaging, marketingCall }
  try {
    return await inTransaction(db, async (tx) => {
      await freeMobile(tx, encryption, proof, form.notMine, now)
      const spent = await spendProof(tx, proof.token_hash, 'signUp', toDate(now))
      if (!spent) throw new ProofGone()
      const memberId = await createMember(
        tx,
        encryption,
        { ...form, fin, birthDay, language, mobile: spent.mobile, passwordHash, consents },
        now,
      )
      await forgetMissedProofs(tx, missedProofKey(encryption, spent.mobile))
      const answer = await openSession(tx, memberId, now, caller)
      await remember(tx, memberId, answer.token)
      return answer
    })
  } catch (error) {
    if (error instanceof ProofGone) throw await refuseMissedProof(db, encryption, proof)
    const reason = takenReason(error)
    throw reason ? new Refusal(reason) : error
  }
}

/** The proof was spent or ran out between the check and the writing; counted outside the transaction that this ends. */
class ProofGone extends Error {}

async function freeMobile(tx: Tx, encryption: Encryption, proof: ProofRow, notMine: boolean, now: Temporal.Instant): Promise<void> {
  const known = await lockMemberByMobile(tx, proof.mobile)
  if (known && (!notMine || known.created_at > proof.created_at)) throw new Refusal('account.alreadyMember')
  await endOpenProofs(tx, { memberId: known?.id ?? null, mobiles: [proof.mobile], keep: 'signUp' }, toDate(now))
  if (!known) return
  await keepFormerMobile(tx, encryption, known, toDate(now))
  await takeMobileFrom(tx, known.id)
  await endSessionsOf(tx, known.id, toDate(now))
}

/** Which refusal a broken unique index means. */
function takenReason(error: unknown): RefusalReason | undefined {
  const index = brokenIndex(error)
  if (isFinIndex(index)) return 'account.duplicateFin'
  return index === 'member_mobile_key' ? 'account.alreadyMember' : undefined
}
