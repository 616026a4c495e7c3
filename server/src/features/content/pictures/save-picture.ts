import { randomUUID } from 'node:crypto'
import type { Picture } from '@mwc/contract/content/content.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { reencodePicture } from '../../../pictures/make-picture.ts'
import { toDate } from '../../../ports/clock.ts'
import { insertPicture } from './pictures.repo.ts'
import { masterKey } from './pictures.rules.ts'

/** Makes a picture anew and keeps it as the source of served ones. What is no picture is `account.uploadFailed`. */
export async function savePicture({ db, files, clock }: Pick<Dependencies, 'db' | 'files' | 'clock'>, sent: Buffer): Promise<Picture> {
  const { content, width, height } = await reencodePicture(sent).catch(() => {
    throw new Refusal('account.uploadFailed')
  })
  const id = randomUUID()
  await files.put(masterKey(id, 'webp'), content)
  await insertPicture(db, { id, width, height, master_key: masterKey(id, 'webp'), created_at: toDate(clock.now()) })
  return { id, width, height }
}
