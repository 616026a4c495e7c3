import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { finishPaperRequest as endpoint } from '@mwc/contract/members/paper-request-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { closeLockedAccount } from '../../account/own-account/close-locked-account.ts'
import { makeOwnDataFile } from '../../account/own-data/make-own-data-file.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { isFinishable } from './paper-request.rules.ts'
import { decideOnPaperRequest, findPaperRequest, lockMemberOf } from './paper-requests.repo.ts'
import { readPaperRequest } from './read-paper-request.ts'

/**
 * Does what a member asked for on paper: closes the account as its own member would, or hands out the file with the data.
 * A file can be had again; each time is in the log. What was answered otherwise is refused with `members.requestEnded`.
 */
export async function finishPaperRequest(
  deps: Dependencies,
  by: StaffActor,
  { id, reason }: { id: string; reason: string },
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  const { db, clock } = deps
  const found = await findPaperRequest(db, id)
  if (!found) throw new Refusal('request.notFound')
  const { kind, member_id: memberId } = found
  // Made before: it reads files, for which no transaction waits.
  const file = kind === 'data' && !found.closed_at ? await makeOwnDataFile(deps, memberId, language) : null
  return inTransaction(db, async (tx) => {
    const member = await lockMemberOf(tx, memberId)
    const request = await findPaperRequest(tx, id)
    const memberClosed = member.closed_at !== null
    if (!request || !isFinishable({ kind, state: request.state, memberClosed })) throw new Refusal('members.requestEnded')
    const at = toDate(clock.now())
    if (request.state === 'open') await decideOnPaperRequest(tx, id, { state: 'done', at, by: by.staffId, decision: reason })
    if (kind === 'closing') await closeLockedAccount(tx, deps, member, at)
    await recordAct(tx, deps, by, {
      act: 'paperRequests.finish',
      record: { kind: 'paperRequest', id },
      memberId,
      reason,
      before: { kind, state: request.state },
      after: { kind, state: 'done' },
    })
    return { request: await readPaperRequest({ db: tx, clock }, id, by.role), file }
  })
}
