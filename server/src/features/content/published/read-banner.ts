import type * as contract from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { bannerView } from './content.views.ts'
import { readItemPage } from './read-item-page.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** A published banner with its page; refuses with `content.notFound` any other id. */
export async function readBanner(deps: Needed, id: string, language: Language): Promise<OutputOf<typeof contract.readBanner>> {
  return readItemPage(deps, { table: 'banner', id, language }, bannerView)
}
