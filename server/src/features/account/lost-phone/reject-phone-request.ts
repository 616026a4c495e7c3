import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { lockMemberRow } from '../people/members.repo.ts'
import { isOpenRequest } from './phone-request.rules.ts'
import { changePhoneRequest, findPhoneRequest } from './phone-requests.repo.ts'
import { findRequestState } from './find-request-state.ts'

/** The owner says that a request was not theirs. Refuses another account's with `request.notFound`. */
export async function rejectPhoneRequest({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, memberId: string, id: string): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await lockMemberRow(tx, memberId)
    const request = await findPhoneRequest(tx, id)
    if (!request || request.member_id !== memberId) throw new Refusal('request.notFound')
    if (request.state === 'rejected') return
    if (!isOpenRequest(findRequestState(request, now))) throw new Refusal('account.requestEnded')
    await changePhoneRequest(tx, id, { state: 'rejected', ended_at: toDate(now) })
  })
}
