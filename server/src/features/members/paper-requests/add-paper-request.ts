import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { PaperRequest } from '@mwc/contract/members/paper-request-desk.schemas'
import type { PaperRequestKind } from '@mwc/contract/members/paper-request-kinds'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { lockForAct } from '../acts/lock-for-act.ts'
import { dueDayOf, isReceivable } from './paper-request.rules.ts'
import { findPaperRequestByKey, insertPaperRequest } from './paper-requests.repo.ts'
import { readPaperRequest } from './read-paper-request.ts'

type Given = { id: string; idempotencyKey: string; kind: PaperRequestKind; receivedOn: string; reason: string }

/**
 * Notes what a member asked for on paper, due 30 days after it came in; one of a kind is open at a time.
 * A repeated key answers with the request that it made; for another member or kind it is refused.
 */
export async function addPaperRequest(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id: memberId, idempotencyKey, kind, receivedOn, reason }: Given,
  language: Language,
): Promise<PaperRequest> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const received = Temporal.PlainDate.from(receivedOn)
    if (!isReceivable(received, dayOf(now))) throw fieldRefusal('request.invalid', 'receivedOn', 'invalid', language)
    await lockForAct(tx, 'addPaperRequest', memberId, now)
    const known = await findPaperRequestByKey(tx, idempotencyKey)
    if (known && (known.member_id !== memberId || known.kind !== kind)) throw new Refusal('members.keyReused')
    if (known) return readPaperRequest({ db: tx, clock }, known.id, by.role)
    const id = randomUUID()
    const due = dueDayOf(received).toString()
    const row = { id, member_id: memberId, kind, state: 'open', received_day: receivedOn, due_day: due, note: reason } as const
    const made = { request_key: idempotencyKey, created_at: toDate(now), created_by: by.staffId, decided_by: null, decision: null }
    if (!(await insertPaperRequest(tx, { ...row, ...made }))) throw new Refusal('members.requestOpen')
    const record = { kind: 'paperRequest', id } as const
    const after = { kind, receivedOn, dueOn: due }
    await recordAct(tx, deps, by, { act: 'paperRequests.add', record, memberId, reason, before: null, after })
    return readPaperRequest({ db: tx, clock }, id, by.role)
  })
}
