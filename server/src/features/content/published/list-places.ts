import type * as contract from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import type { Cursor, Point } from '../kinds/content.rules.ts'
import { placeView } from './content.views.ts'
import { longPage, pageOfAll } from './cut-page.ts'
import { heldContent } from './held-content.ts'
import { metresBetween } from './near.rules.ts'
import { listShownPlaces } from './published.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

type From = { cursor: Cursor | undefined; with?: 'nets' | undefined }

/** Published places in their order, or the nearest first; all of them, or those `with` something. */
export async function listPlaces(
  deps: Needed,
  { near, cursor, with: needed }: From & { near: Point | null },
  language: Language,
): Promise<OutputOf<typeof contract.listPlaces>> {
  const list = async () => {
    const all = await heldContent(deps, 'places', (at) => listShownPlaces(deps.db, at))
    const wanted = needed === 'nets' ? all.filter(({ has_nets }) => has_nets) : all
    const { page, nextCursor } = pageOfAll(wanted, (place) => (near ? metresBetween(near, place) : place.position), {
      cursor,
      size: longPage,
      order: near ? 'metres' : 'position',
    })
    return { places: page.map(({ item, key }) => placeView(item, near && key, language)), nextCursor }
  }
  return near || cursor ? list() : heldContent(deps, `place list ${needed ?? ''} ${language}`, list)
}
