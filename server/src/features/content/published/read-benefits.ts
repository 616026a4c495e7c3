import type { readBenefits as endpoint } from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { readHome } from './read-home.ts'
import { readInsuranceParts } from './read-insurance-parts.ts'

/** What membership brings, for who thinks of joining: the members' own content, without what is one member's. */
export async function readBenefits(deps: Pick<Dependencies, 'db' | 'clock'>, language: Language): Promise<OutputOf<typeof endpoint>> {
  const [{ privileges }, { covers, steps }] = await Promise.all([readHome(deps, language), readInsuranceParts(deps, language)])
  return { privileges, covers, steps }
}
