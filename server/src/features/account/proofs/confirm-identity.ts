import type { ConfirmedAct } from '@mwc/contract/account/proofs/code-purposes'
import { inTransaction } from '../../../database/in-transaction.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { confirmMinutes } from './proof.rules.ts'
import { checkCode } from './check-code.ts'
import { useCode } from './use-code.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { getMember, lockMemberRow } from '../people/members.repo.ts'
import type { Caller } from '../../../http/read-caller.ts'
import { insertTicket } from './tickets.repo.ts'

/**
 * Confirms one act of one session, by password or by a code to the account's number; closing the account needs both.
 * Refuses with what was wrong; each try counts.
 */
export async function confirmIdentity(
  deps: Dependencies,
  user: MemberUser,
  { act, password, code }: { act: ConfirmedAct; password?: string | undefined; code?: string | undefined },
  caller: Caller,
): Promise<{ confirmation: string; expiresAt: string }> {
  const { db, clock } = deps
  const needsBoth = act === 'closeAccount'
  if (password === undefined && (needsBoth || code === undefined))
    throw fieldRefusal('request.invalid', 'password', 'required', caller.language)
  if (code === undefined && needsBoth) throw fieldRefusal('request.invalid', 'code', 'required', caller.language)
  const member = await getMember(db, user.memberId)
  if (password !== undefined) await checkOwnPassword(deps, member, password)
  const guess = { mobile: member.mobile ?? '', purpose: 'confirm', act, memberId: member.id } as const
  const checked = code === undefined ? null : await checkCode(deps, { ...guess, code }, caller)
  const now = clock.now()
  const [confirmation, expiresAt] = [newToken(), toDate(now.add({ minutes: confirmMinutes }))]
  await inTransaction(db, async (tx) => {
    // The member first, as everything that ends codes.
    await lockMemberRow(tx, user.memberId)
    if (checked) await useCode(tx, checked.codeId, now)
    await insertTicket(tx, {
      token_hash: tokenHash(confirmation),
      member_id: user.memberId,
      session_hash: user.sessionHash,
      act,
      mobile: null,
      created_at: toDate(now),
      expires_at: expiresAt,
    })
  })
  return { confirmation, expiresAt: expiresAt.toISOString() }
}
