import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { listRedemptions as endpoint } from '@mwc/contract/redemptions/redemptions.calls'
import type { Dependencies } from '../../dependencies.ts'
import { writeUseCursor } from './redemption.rules.ts'
import { listRedemptionsOf } from './redemptions.repo.ts'
import { redemptionView } from './redemptions.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>
type Reader = { memberId: string; language: Language }
const pageSize = 20

/** A page of what a member used, newest first. */
export async function listRedemptions(
  { db, clock }: Needed,
  { memberId, language }: Reader,
  cursor: { at: Date; id: string } | null,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await listRedemptionsOf(db, memberId, { cursor, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    redemptions: page.map((row) => redemptionView(row, language, clock.now())),
    nextCursor: rows.length > pageSize && last ? writeUseCursor(last) : null,
  }
}
