import type { ConsentKind } from '@mwc/contract/account'
import type { Language } from '@mwc/contract/language'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { insertConsents } from './consents.repo.ts'

/** Writes a consent given or withdrawn, with the wording's version and the language in which it was read. */
export async function setConsent(
  { db, clock }: Parts,
  memberId: string,
  { kind, given }: { kind: ConsentKind; given: boolean },
  language: Language,
): Promise<void> {
  await insertConsents(db, memberId, { [kind]: given }, { language, at: toDate(clock.now()) })
}
