import type { ConfirmedAct } from '@mwc/contract/account/proofs/code-purposes'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberAsker } from '../../../http/route.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { confirmMinutes, isLive } from './proof.rules.ts'
import { checkCode, useCode } from './check-code.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { getMember, lockMemberRow } from '../people/members.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { findTicket, insertTicket, spendTicket } from './tickets.repo.ts'

/**
 * Makes a confirmation for one act of one session, once the member gave the password or a code that was sent to the account's number; for
 * closing the account, both. Refuses with what was wrong; each try counts.
 */
export async function confirmIdentity(
  parts: Parts,
  asker: MemberAsker,
  { act, password, code }: { act: ConfirmedAct; password?: string | undefined; code?: string | undefined },
  caller: Caller,
): Promise<{ confirmation: string; expiresAt: string }> {
  const { db, clock } = parts
  const needsBoth = act === 'closeAccount'
  if (password === undefined && (needsBoth || code === undefined))
    throw fieldRefusal('request.invalid', 'password', 'required', caller.language)
  if (code === undefined && needsBoth) throw fieldRefusal('request.invalid', 'code', 'required', caller.language)
  const member = await getMember(db, asker.memberId)
  if (password !== undefined) await checkOwnPassword(parts, member, password)
  const checked = code === undefined ? null : await checkCode(parts, { mobile: member.mobile ?? '', purpose: 'confirm', code }, caller)
  const now = clock.now()
  const [confirmation, expiresAt] = [newToken(), toDate(now.add({ minutes: confirmMinutes }))]
  await inTransaction(db, async (tx) => {
    // The member first, as everything that ends codes.
    await lockMemberRow(tx, asker.memberId)
    if (checked) await useCode(tx, checked.codeId, now)
    await insertTicket(tx, {
      token_hash: tokenHash(confirmation),
      member_id: asker.memberId,
      session_hash: asker.sessionHash,
      act,
      mobile: null,
      created_at: toDate(now),
      expires_at: expiresAt,
    })
  })
  return { confirmation, expiresAt: expiresAt.toISOString() }
}

/** Refuses with `account.confirmAgain` unless the confirmation is of this session, for this act, unused and in time. */
export async function checkConfirmation(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  asker: MemberAsker,
  act: ConfirmedAct,
  confirmation: string,
): Promise<void> {
  const ticket = await findTicket(db, tokenHash(confirmation), act)
  if (!isLive(ticket, clock.now()) || ticket?.session_hash !== asker.sessionHash) throw new Refusal('account.confirmAgain')
}

/** Spends a confirmation that `checkConfirmation` found good, in the transaction of the act itself. */
export async function useConfirmation(tx: Tx, confirmation: string, now: Temporal.Instant): Promise<void> {
  if (!(await spendTicket(tx, tokenHash(confirmation), toDate(now)))) throw new Refusal('account.confirmAgain')
}
