import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { contentDeskSchemas } from '@mwc/contract/content/content-desk.schemas'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addItem } from '../features/content/desk/add-item.ts'
import { saveDrawing } from '../features/content/pictures/save-drawing.ts'
import { setShopKey } from '../features/redemptions/shop-keys/set-shop-key.ts'
import type { Dependencies } from '../dependencies.ts'
import { toDate } from '../ports/clock.ts'
import type { Tx } from '../database/database.ts'
import { banners } from './content/banners.ts'
import { insurance } from './content/insurance.ts'
import { news } from './content/news.ts'
import { pictureDescriptions, pictureFocuses } from './content/pictures.ts'
import { places } from './content/places.ts'
import { privileges } from './content/privileges.ts'
import { questions } from './content/questions.ts'
import { shops } from './content/shops.ts'

const drawings = join(import.meta.dirname, 'pictures')
const described = new Map(Object.entries(pictureDescriptions))
const hoursADay = 24

/** Keeps the drawings with what each shows; answers with their ids by name. */
async function seedPictures(tx: Tx, deps: Pick<Dependencies, 'files'>, at: Date): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const file of await readdir(drawings)) {
    if (!file.endsWith('.svg')) continue
    const name = file.slice(0, -'.svg'.length)
    const said = { description: known(described, name), ...(pictureFocuses[name] && { focus: pictureFocuses[name] }) }
    ids.set(name, await saveDrawing(tx, deps, await readFile(join(drawings, file), 'utf8'), at, said))
  }
  return ids
}

/**
 * The example programme's content, through the same checks as the desk's. Shown from yesterday on.
 * Answers with the shops' ids by their keys.
 */
export async function seedContent(
  tx: Tx,
  { clock, files, encryption }: Pick<Dependencies, 'clock' | 'files' | 'encryption'>,
): Promise<ReadonlyMap<string, string>> {
  const now = clock.now()
  const pictures = await seedPictures(tx, { files }, toDate(now))
  const pictureOf = (name: string | null) => (name === null ? null : known(pictures, name))
  const add = async (kind: ContentKind, index: number, fields: object, daysAgo = 1) => {
    const from = toDate(now.subtract({ hours: hoursADay * daysAgo })).toISOString()
    const item = contentDeskSchemas[kind].addInput.parse({ ...fields, position: (index + 1) * 10, publishFrom: from, publishTo: null })
    return addItem(tx, kind, item, toDate(now), (field) => new Error(`${kind}: ${field} names nothing`))
  }

  const shopIds = new Map<string, string>()
  for (const [i, { key, code, pin, ...shop }] of shops.entries()) {
    const { id } = await add('shop', i, shop)
    shopIds.set(key, id)
    await setShopKey(tx, { encryption, clock }, { id, code, pin })
  }
  for (const [i, { picture, shops: keys, ...fields }] of privileges.entries()) {
    await add('privilege', i, { ...fields, shopIds: keys.map((key) => known(shopIds, key)), pictureId: pictureOf(picture) })
  }
  for (const [i, { picture, ...fields }] of banners.entries()) await add('banner', i, { ...fields, pictureId: pictureOf(picture) })
  for (const [i, { picture, daysAgo, ...fields }] of news.entries())
    await add('news', i, { ...fields, pictureId: pictureOf(picture) }, daysAgo)
  for (const [i, question] of questions.entries()) await add('question', i, question)
  for (const [i, place] of places.entries()) {
    const { id } = await add('place', i, place)
    const terminal = { id: randomUUID(), place_id: id, name: 'T1', added_at: toDate(now) }
    if (place.hasNets) await tx.insertInto('terminal').values(terminal).execute()
  }
  for (const [i, { picture, ...fields }] of insurance.entries()) await add('insurance', i, { ...fields, pictureId: pictureOf(picture) })
  return shopIds
}

function known<Value>(those: ReadonlyMap<string, Value>, name: string): Value {
  const found = those.get(name)
  if (found === undefined) throw new Error(`the example content names ${name}, which is nowhere`)
  return found
}
