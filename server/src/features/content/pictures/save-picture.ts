import { randomUUID } from 'node:crypto'
import type { Picture } from '@mwc/contract/content/content.schemas'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { reencodePicture } from '../../../pictures/make-picture.ts'
import { toDate } from '../../../ports/clock.ts'
import { insertPicture } from './pictures.repo.ts'
import { drawingWidth, masterKey } from './pictures.rules.ts'

/** Makes a picture anew and keeps it as what the served ones are made from. Refuses with `account.uploadFailed` what is no picture. */
export async function savePicture({ db, files, clock }: Pick<Parts, 'db' | 'files' | 'clock'>, sent: Buffer): Promise<Picture> {
  const { content, width, height } = await reencodePicture(sent).catch(() => {
    throw new Refusal('account.uploadFailed')
  })
  const id = randomUUID()
  await files.put(masterKey(id, 'webp'), content)
  await insertPicture(db, { id, width, height, master_key: masterKey(id, 'webp'), created_at: toDate(clock.now()) })
  return { id, width, height }
}

/** Keeps a drawing of our own (SVG with a viewBox); it is only ever served as a picture. Answers with the id. */
export async function saveDrawing(db: Db, { files }: Pick<Parts, 'files'>, drawing: string, at: Date): Promise<string> {
  const [, boxWidth, boxHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []
  if (!boxWidth || !boxHeight) throw new Error('a drawing has no viewBox that begins at 0 0')
  const id = randomUUID()
  const height = Math.round((drawingWidth * Number(boxHeight)) / Number(boxWidth))
  await files.put(masterKey(id, 'svg'), Buffer.from(drawing))
  await insertPicture(db, { id, width: drawingWidth, height, master_key: masterKey(id, 'svg'), created_at: at })
  return id
}
