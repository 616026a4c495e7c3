import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { rasteriseDrawing, resizePicture } from '../../../pictures/make-picture.ts'
import { findPicture } from './pictures.repo.ts'
import { isId } from '../../../database/ids.rules.ts'
import { servedKey, widthOf } from './pictures.rules.ts'

type Needed = Pick<Dependencies, 'db' | 'files'>

/** Pictures that are being made, by their key: who asks meanwhile waits for the same. */
const making = new Map<string, Promise<Buffer>>()

/** A picture in a served width (WebP), made on first request. Refuses another id or width with `content.notFound`. */
export async function readPicture({ db, files }: Needed, id: string, widthText: string): Promise<Buffer> {
  const width = widthOf(widthText)
  if (!isId(id) || id !== id.toLowerCase() || width === undefined) throw new Refusal('content.notFound')
  const key = servedKey(id, width)
  const kept = await files.get(key)
  if (kept) return kept
  const made = making.get(key) ?? make({ db, files }, id, width)
  making.set(key, made)
  return made.finally(() => making.delete(key))
}

async function make({ db, files }: Needed, id: string, width: number): Promise<Buffer> {
  const picture = await findPicture(db, id)
  const master = picture && (await files.get(picture.master_key))
  if (!master) throw new Refusal('content.notFound')
  const served = await (picture.master_key.endsWith('.svg') ? rasteriseDrawing(master, width) : resizePicture(master, width))
  await files.put(servedKey(id, width), served)
  return served
}
