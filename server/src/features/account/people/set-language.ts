import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { setMemberLanguage } from './members.repo.ts'

/** The language in which the centre writes to this member from now on. */
export async function setLanguage({ db }: Dependencies, memberId: string, language: Language): Promise<void> {
  await setMemberLanguage(db, memberId, language)
}
