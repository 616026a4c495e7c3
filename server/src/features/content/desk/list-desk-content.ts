import type { ContentState } from '@mwc/contract/content/content-kinds'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { type ItemColumn, items } from './content-desk.repo.ts'
import { deskItemOf } from './stored-item.rules.ts'
import { kinds } from '../kinds/kinds.rules.ts'
import { wordsOf } from '../kinds/search.rules.ts'
import { toDate } from '../../../ports/clock.ts'

type Asked = AskedPage<ItemColumn> & { search?: string | undefined; state?: ContentState | undefined }

/** A page of the items of a kind. */
export async function listDeskContent({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, name: ContentKind, asked: Asked) {
  const { search, state, ids } = asked
  const filter = { words: wordsOf(search), state, ids, now: toDate(clock.now()) }
  const { rows, ...counted } = await pageOfList(db, items(db, kinds[name], filter), asked)
  return { rows: rows.map((row) => deskItemOf(kinds[name], row, clock.now())), ...counted }
}
