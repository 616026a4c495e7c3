import type { InsuranceItem } from '@mwc/contract/content/content.schemas'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { describedView, readerOf } from './content.views.ts'
import { heldContent } from './held-content.ts'
import { listInsurance } from './published.repo.ts'

/** Covers, steps and contacts that are shown; nobody reads more on a phone. */
const mostOfAPart = 20

/** What is insured, how the money is asked for, and who to call: the same for everybody. */
export async function readInsuranceParts(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  language: Language,
): Promise<Record<'covers' | 'steps' | 'contacts', InsuranceItem[]>> {
  const rows = await heldContent(deps, 'insurance', (at) => listInsurance(deps.db, at, mostOfAPart))
  const items = rows.map((row): InsuranceItem & { part: string } => {
    const { head, text, has } = readerOf(row, language)
    const [title, amount] = [text('title'), has('amount') ? text('amount') : null]
    return { ...head, part: row.part, title, text: text('text'), amount, phone: row.phone, picture: describedView(row, language) }
  })
  const of = (part: string) => items.filter((item) => item.part === part)
  return { covers: of('cover'), steps: of('step'), contacts: of('contact') }
}
