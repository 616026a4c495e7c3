import type { ConsentKind } from '@mwc/contract/account/people/consent-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { insertConsents } from './consents.repo.ts'

/** Writes a consent given or withdrawn, with the version and the language of the wording that the phone showed. */
export async function setConsent(
  { db, clock }: Dependencies,
  memberId: string,
  { kind, given, wording }: { kind: ConsentKind; given: boolean; wording: string },
  language: Language,
): Promise<void> {
  await insertConsents(db, memberId, { [kind]: given }, { wording, language, at: toDate(clock.now()) })
}
