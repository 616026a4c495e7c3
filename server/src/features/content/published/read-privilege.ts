import type * as contract from '@mwc/contract/content/content.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toDate, toInstant } from '../../../ports/clock.ts'
import { isId } from '../../../database/ids.rules.ts'
import type { Point } from '../kinds/content.rules.ts'
import { nearestFirst } from './near.rules.ts'
import { describedView, readerOf } from './content.views.ts'
import { limitsView, offerView, shopView } from './privileges.views.ts'
import { findPrivilege, listShopsOf } from './privileges.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** A published privilege with its shops; refuses with `content.notFound` any other id. */
export async function readPrivilege(
  { db, clock }: Needed,
  id: string,
  near: Point | null,
  language: Language,
): Promise<OutputOf<typeof contract.readPrivilege>> {
  const at = toDate(clock.now())
  const row = isId(id) ? await findPrivilege(db, id, at) : undefined
  if (!row) throw new Refusal('content.notFound')
  const shops = nearestFirst(await listShopsOf(db, row.id, at), near)
  const { text } = readerOf(row, language)
  return {
    ...offerView(row, shops, language),
    picture: describedView(row, language),
    body: text('body'),
    terms: text('terms'),
    shops: shops.map((shop) => shopView(shop, language)),
    // The offer ends just before this moment: at midnight its last day is the one before.
    lastDay: row.publish_to && dayOf(toInstant(row.publish_to).subtract({ milliseconds: 1 })).toString(),
    limits: limitsView(row),
  }
}
