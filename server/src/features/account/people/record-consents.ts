import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { Tx } from '../../../database/database.ts'
import { insertConsents } from './consents.repo.ts'

/** What stands in place of a wording's version where somebody signed on paper. */
export const paperWording = 'paper'

/** Writes what a member said on paper, one row a consent, in the caller's transaction. */
export async function recordPaperConsents(
  tx: Tx,
  memberId: string,
  consents: Partial<Record<ConsentKind, boolean>>,
  said: { language: Language; at: Date },
): Promise<void> {
  if (Object.keys(consents).length > 0) await insertConsents(tx, memberId, consents, { wording: paperWording, ...said })
}
