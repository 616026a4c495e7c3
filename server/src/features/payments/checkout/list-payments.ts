import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPayments as endpoint } from '@mwc/contract/payments/payments.calls'
import { expectFound } from '../../../database/reads/alongside.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { paymentPage, readFound, readLaterPage, selectFirstPage } from './own-payments.repo.ts'
import { paymentView } from './payments.views.ts'

/** What `listOwnPayments` needs to have been asked alongside who asks. */
export const alongsidePayments = selectFirstPage

/** A page of a member's payments, newest first. The cursor is the last one's moment and id. */
export async function listOwnPayments(
  deps: Pick<Dependencies, 'db' | 'clock' | 'gateways'>,
  memberId: string,
  cursor: { at: Date; id: string } | null,
  found: Parameters<typeof readFound>[0] | undefined,
): Promise<OutputOf<typeof endpoint>> {
  const rows = cursor ? await readLaterPage(deps.db, memberId, cursor) : readFound(expectFound(found))
  const page = rows.slice(0, paymentPage)
  const last = page.at(-1)
  const nextCursor = rows.length > paymentPage && last ? `${last.created_at.getTime()}_${last.id}` : null
  return { payments: page.map((row) => paymentView(row, deps)), nextCursor }
}
