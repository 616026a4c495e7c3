import type { readInsurance as endpoint } from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import type { MemberUser } from '../../../http/route.ts'
import { derivePeriods } from '../../membership/derive-periods.ts'
import { readInsuranceParts } from './read-insurance-parts.ts'

/** The insurance that comes with membership, and the days on which this member has it. */
export async function readInsurance(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { terms }: Pick<MemberUser, 'terms'>,
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  return { ...(await readInsuranceParts(deps, language)), periods: derivePeriods(terms) }
}
