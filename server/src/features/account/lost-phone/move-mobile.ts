import type { SignedIn } from '@mwc/contract/account/sessions/sessions.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { isPassword } from '../../../keys/password-hash.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isLive } from '../proofs/proof.rules.ts'
import type { Remember } from '../proofs/run-idempotent.ts'
import { getMember, lockMemberRow } from '../people/members.repo.ts'
import { mobileTaken, replaceMobile } from './replace-mobile.ts'
import { openSession } from '../sessions/open-session.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { endSessionsOf } from '../sessions/sessions.repo.ts'
import { findCounter } from '../proofs/find-counter.ts'
import { passwordChecks } from '../proofs/password-checks.ts'
import { returnAllowances } from '../proofs/require-allowance.ts'
import { requireOneOf } from '../proofs/require-one-of.ts'
import { takeAddressTry } from '../proofs/take-address-try.ts'
import { findTicket, spendTicket } from '../proofs/tickets.repo.ts'

/** Moves a found account to the phone in hand with the account's password, ends its sessions, and signs this phone in. */
export async function moveMobile(
  deps: Dependencies,
  { move, password }: { move: string; password: string },
  caller: Caller,
  remember: Remember,
): Promise<SignedIn> {
  const { db, encryption, clock } = deps
  const now = clock.now()
  const ticket = await findTicket(db, tokenHash(move), 'movePhone')
  const newMobile = ticket?.mobile
  if (!newMobile || !isLive(ticket, now)) throw new Refusal('account.proofExpired')
  const checked = await getMember(db, ticket.member_id)
  // The same counts as at log-in: a ticket gives no guesses of its own.
  const counter = await findCounter(db, encryption, checked.mobile ?? checked.id, caller.phoneHash)
  const fromAddress = await takeAddressTry(deps, { tried: 'password', address: caller.address, counter }, now)
  await requireOneOf(db, passwordChecks(counter), now, 'account.passwordLocked')
  if (!(await isPassword(checked.password_hash, password))) throw new Refusal('account.wrongPassword')
  await returnAllowances(db, fromAddress, now)
  return mobileTaken(
    inTransaction(db, async (tx) => {
      const member = await lockMemberRow(tx, checked.id)
      if (member.closed_at || member.mobile !== checked.mobile || !(await spendTicket(tx, ticket.token_hash, toDate(now))))
        throw new Refusal('account.proofExpired')
      if (member.password_hash !== checked.password_hash) throw new Refusal('account.wrongPassword')
      await replaceMobile(tx, deps, member, newMobile, now)
      await endSessionsOf(tx, member.id, toDate(now))
      const answer = await openSession(tx, member.id, now, caller)
      await remember(tx, member.id, answer.token)
      return answer
    }),
  )
}
