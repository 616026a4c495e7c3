import { randomUUID } from 'node:crypto'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { insertPicture } from './pictures.repo.ts'
import { drawingWidth, masterKey } from './pictures.rules.ts'

/** Keeps a drawing of our own (SVG with a viewBox); it is only ever served as a picture. Answers with the id. */
export async function saveDrawing(db: Db, { files }: Pick<Dependencies, 'files'>, drawing: string, at: Date): Promise<string> {
  const [, boxWidth, boxHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
  if (!boxWidth || !boxHeight) throw new Error('a drawing has no viewBox that begins at 0 0')
  const id = randomUUID()
  const height = Math.round((drawingWidth * Number(boxHeight)) / Number(boxWidth))
  await files.put(masterKey(id, 'svg'), Buffer.from(drawing))
  await insertPicture(db, { id, width: drawingWidth, height, master_key: masterKey(id, 'svg'), created_at: at })
  return id
}
