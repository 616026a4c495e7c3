import type { FieldProblem } from '@mwc/contract/fields/field-problem'
import type { Tx } from '../../../database/database.ts'
import { countShops } from './content-desk.repo.ts'
import { keepPicture } from '../pictures/pictures.repo.ts'
import type { SentItem } from './stored-item.rules.ts'

/** How a field is refused in the reader's language. */
export type Refuse = (field: string, problem: FieldProblem) => Error

/** Refuses a picture or a shop that does not exist; answers with the shops, each once. */
export async function checkReferences(tx: Tx, item: SentItem, refuse: Refuse): Promise<string[] | null> {
  const pictureId = item['pictureId'] as string | null | undefined
  if (pictureId && !(await keepPicture(tx, pictureId))) throw refuse('pictureId', 'invalid')
  if (!item['shopIds']) return null
  const shopIds = [...new Set(item['shopIds'] as string[])]
  if ((await countShops(tx, shopIds)) !== shopIds.length) throw refuse('shopIds', 'invalid')
  return shopIds
}
