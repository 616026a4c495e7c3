import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPayments as endpoint } from '@mwc/contract/payments/payments.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { pageOfOwnPayments } from './own-payments.repo.ts'
import { paymentView } from './payments.views.ts'

const pageSize = 20

/** A page of a member's payments, newest first. The cursor is the last one's moment and id. */
export async function listOwnPayments(
  deps: Pick<Dependencies, 'db' | 'clock' | 'gateways'>,
  memberId: string,
  cursor: { at: Date; id: string } | null,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await pageOfOwnPayments(deps.db, memberId, { cursor, now: toDate(deps.clock.now()), limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  const nextCursor = rows.length > pageSize && last ? `${last.created_at.getTime()}_${last.id}` : null
  return { payments: page.map((row) => paymentView(row, deps)), nextCursor }
}
