import type * as contract from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { Cursor, Point } from '../kinds/content.rules.ts'
import { placeView } from './content.views.ts'
import { pageOfPlaces } from './places.repo.ts'
import { nowhere } from './shown-items.repo.ts'
import { cutPage, longPage } from './cut-page.ts'
import { heldContent } from './held-content.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined; with?: 'nets' | undefined }

/** Published places in their order, or the nearest first; all of them, or those `with` something. */
export async function listPlaces(
  deps: Needed,
  { near, cursor, with: needed }: From & { near: Point | null },
  language: Language,
): Promise<OutputOf<typeof contract.listPlaces>> {
  const list = async (at: Date) => {
    const rows = await pageOfPlaces(deps.db, { at, near, cursor, limit: longPage + 1, onlyNets: needed === 'nets' })
    const { page, nextCursor } = cutPage(rows, longPage, near ? 'metres' : 'position', ({ key }) => key ?? nowhere)
    return { places: page.map((row) => placeView(row, language)), nextCursor }
  }
  return near || cursor ? list(toDate(deps.clock.now())) : heldContent(deps, `place list ${needed ?? ''} ${language}`, list)
}
