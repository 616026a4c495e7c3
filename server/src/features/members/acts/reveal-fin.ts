import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { lockForAct } from './lock-for-act.ts'

/** Shows staff the whole FIN of a member; each time is written in the log, without the FIN. */
export async function revealFin(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<{ fin: string }> {
  const { db, clock, encryption } = deps
  return inTransaction(db, async (tx) => {
    const { member } = await lockForAct(tx, 'revealFin', id, clock.now())
    if (!member.fin_cipher) throw new Refusal('request.notFound')
    const record = { kind: 'member', id } as const
    await recordAct(tx, deps, by, { act: 'members.revealFin', record, memberId: id, reason, before: null, after: null })
    return { fin: encryption.decrypt(member.fin_cipher, finPlace(id)) }
  })
}
