import type { ConfirmedAct } from '@mwc/contract/account/proofs/code-purposes'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { isLive } from './proof.rules.ts'
import { findTicket } from './tickets.repo.ts'

/** Refuses with `account.confirmAgain` unless the confirmation is of this session, for this act, unused and in time. */
export async function checkConfirmation(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  user: MemberUser,
  act: ConfirmedAct,
  confirmation: string,
): Promise<void> {
  const ticket = await findTicket(db, tokenHash(confirmation), act)
  if (!isLive(ticket, clock.now()) || ticket?.session_hash !== user.sessionHash) throw new Refusal('account.confirmAgain')
}
