import { randomUUID } from 'node:crypto'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { Text } from '../kinds/content.rules.ts'
import { insertPicture } from './pictures.repo.ts'
import { drawingWidth, masterKey } from './pictures.rules.ts'

/** What is said of a drawing: what it shows, and where its middle is not what has to stay in sight (percent). */
type Said = { description?: Text; focus?: readonly [x: number, y: number] }

/** Keeps a drawing of our own (SVG with a viewBox); it is only ever served as a picture. Answers with the id. */
export async function saveDrawing(
  db: Db,
  { files }: Pick<Dependencies, 'files'>,
  drawing: string,
  at: Date,
  { description, focus: [focus_x, focus_y] = [50, 50] }: Said = {},
): Promise<string> {
  const [, boxWidth, boxHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
  if (!boxWidth || !boxHeight) throw new Error('a drawing has no viewBox that begins at 0 0')
  const id = randomUUID()
  const height = Math.round((drawingWidth * Number(boxHeight)) / Number(boxWidth))
  const said = { description: description ? JSON.stringify(description) : null, focus_x, focus_y }
  await files.put(masterKey(id, 'svg'), Buffer.from(drawing))
  await insertPicture(db, { id, width: drawingWidth, height, master_key: masterKey(id, 'svg'), created_at: at, ...said })
  return id
}
