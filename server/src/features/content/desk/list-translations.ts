import type { listTranslations as call } from '@mwc/contract/content/content-acts-desk.calls'
import { type Language, languages } from '@mwc/contract/language/language'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { stateOf } from '../kinds/content.rules.ts'
import { unfinishedTranslations } from './translations.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Items, and their pictures, that are shown, or will be, with a text that is missing in a language or older than its English. */
export async function listTranslations({ db, clock }: Needed, asked: AskedPage<'publishFrom'>): Promise<OutputOf<typeof call>> {
  const now = clock.now()
  const { rows, ...counted } = await pageOfList(db, unfinishedTranslations(db, toDate(now)), asked)
  const shown = rows.map(({ id, kind, title, whole_in, made_from, ...window }) => ({
    id,
    kind,
    title,
    state: stateOf(window, now),
    lacking: languages.filter((language: Language) => !whole_in.includes(language)),
    older: Object.keys(made_from).toSorted(),
    publishFrom: window.publish_from.toISOString(),
  }))
  return { rows: shown, ...counted }
}
