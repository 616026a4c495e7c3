import type { PaperRequest } from '@mwc/contract/members/paper-request-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { isDeclinable } from './paper-request.rules.ts'
import { decideOnPaperRequest, findPaperRequest, lockMemberOf } from './paper-requests.repo.ts'
import { readPaperRequest } from './read-paper-request.ts'

/** Declines what a member asked for on paper. Safe to repeat; what was done or is over is refused. */
export async function declinePaperRequest(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
): Promise<PaperRequest> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const found = await findPaperRequest(tx, id)
    if (!found) throw new Refusal('request.notFound')
    await lockMemberOf(tx, found.member_id)
    const request = await findPaperRequest(tx, id)
    const read = () => readPaperRequest({ db: tx, clock }, id, by.role)
    if (request?.state === 'declined') return read()
    if (!request || !isDeclinable(request)) throw new Refusal('members.requestEnded')
    await decideOnPaperRequest(tx, id, { state: 'declined', at: toDate(clock.now()), by: by.staffId, decision: reason })
    await recordAct(tx, deps, by, {
      act: 'paperRequests.decline',
      record: { kind: 'paperRequest', id },
      memberId: found.member_id,
      reason,
      before: { kind: found.kind, state: request.state },
      after: { kind: found.kind, state: 'declined' },
    })
    return read()
  })
}
