import { randomUUID } from 'node:crypto'
import type { requestMove as endpoint } from '@mwc/contract/account/lost-phone/lost-phone.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import { tokenHash } from '../../../keys/encryption.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { isLive } from '../proofs/proof.rules.ts'
import { findMemberByMobile, lockMemberRow } from '../people/members.repo.ts'
import { changePhoneRequest, insertPhoneRequest, listOpenRequests } from './phone-requests.repo.ts'
import { findRequestState } from './find-request-state.ts'
import { tellOwner } from './tell-owner.ts'
import { findTicket, spendTicket } from '../proofs/tickets.repo.ts'

/**
 * Asks staff to move the account to the phone in hand. Tells the owner, who can object.
 * An open request of the same phone is answered again.
 */
export async function openPhoneRequest(deps: Dependencies, { move }: { move: string }): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  const now = clock.now()
  const at = toDate(now)
  const ticket = await findTicket(db, tokenHash(move), 'movePhone')
  const newMobile = ticket?.mobile
  if (!newMobile || !isLive(ticket, now)) throw new Refusal('account.proofExpired')
  return inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, ticket.member_id)
    if (member.closed_at || !(await spendTicket(tx, ticket.token_hash, at))) throw new Refusal('account.proofExpired')
    if (await findMemberByMobile(tx, newMobile)) throw new Refusal('account.mobileTaken')
    const before = (await listOpenRequests(tx, member.id)).find((row) => row.new_mobile === newMobile)
    if (before && findRequestState(before, now) !== 'lapsed')
      return { state: findRequestState(before, now), readyAt: before.ready_at?.toISOString() ?? null }
    if (before) await changePhoneRequest(tx, before.id, { state: 'declined', ended_at: at })
    const row = { id: randomUUID(), member_id: member.id, new_mobile: newMobile, state: 'waiting' as const, created_at: at }
    await insertPhoneRequest(tx, { ...row, decided_by: null, checked: null, note: null })
    const { helpline } = await readSettings(tx)
    await tellOwner(tx, deps, member, { id: row.id, newMobile, readyAt: null, helpline })
    return { state: 'waiting' as const, readyAt: null }
  })
}
