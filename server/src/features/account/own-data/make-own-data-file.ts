import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { downloadData as endpoint } from '@mwc/contract/account/own-account/own-account.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { ownDataPage } from './own-data-page.views.ts'
import { readOwnData } from './read-own-data.ts'

/** Everything that is kept of a member, as data and as a page in a language. Whoever is to get it was checked by then. */
export async function makeOwnDataFile(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'files'>,
  memberId: string,
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  const now = deps.clock.now()
  const record = await readOwnData(deps, memberId, now)
  const fileName = `mwc-membership-${record.member.memberNumber}-${dayOf(now).toString()}`
  return { fileName, record, page: ownDataPage(record, language) }
}
