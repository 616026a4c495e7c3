import type { Language } from '@mwc/contract/language/language'
import type { Redemption } from '@mwc/contract/redemptions/redemptions.schemas'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findRedemption } from './redemptions.repo.ts'
import { redemptionView } from './redemptions.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type Reader = { memberId: string; language: Language }

/** One use of a member; refuses with `redemptions.notFound` anybody else's. */
export async function readRedemption({ db, clock }: Needed, { memberId, language }: Reader, id: string): Promise<Redemption> {
  const row = await findRedemption(db, memberId, id)
  if (!row) throw new Refusal('redemptions.notFound')
  return redemptionView(row, language, clock.now())
}
