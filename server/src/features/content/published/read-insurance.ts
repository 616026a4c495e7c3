import type { InsuranceItem } from '@mwc/contract/content/content.schemas'
import type { readInsurance as endpoint } from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import type { MemberUser } from '../../../http/route.ts'
import { derivePeriods } from '../../membership/derive-periods.ts'
import { pictureView, readerOf } from './content.views.ts'
import { heldContent } from './held-content.ts'
import { listInsurance } from './published.repo.ts'

/** Covers, steps and contacts that are shown; nobody reads more on a phone. */
const mostOfAPart = 20

/** The insurance that comes with membership, and the days on which this member has it. */
export async function readInsurance(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { terms }: Pick<MemberUser, 'terms'>,
  language: Language,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await heldContent(deps, 'insurance', (at) => listInsurance(deps.db, at, mostOfAPart))
  const items = rows.map((row): InsuranceItem & { part: string } => {
    const { head, text, has } = readerOf(row, language)
    const [title, amount] = [text('title'), has('amount') ? text('amount') : null]
    return { ...head, part: row.part, title, text: text('text'), amount, phone: row.phone, picture: pictureView(row) }
  })
  const of = (part: string) => items.filter((item) => item.part === part)
  return { covers: of('cover'), steps: of('step'), contacts: of('contact'), periods: derivePeriods(terms) }
}
