import { randomUUID } from 'node:crypto'
import type { Picture } from '@mwc/contract/content/picture.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { reencodePicture } from '../../../pictures/make-picture.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { insertPicture } from './pictures.repo.ts'
import { masterKey } from './pictures.rules.ts'

type Needed = Pick<Dependencies, 'db' | 'files' | 'clock' | 'encryption'>

/** Makes a picture anew and keeps it as the source of served ones. What is no picture is `account.uploadFailed`. */
export async function savePicture(deps: Needed, by: StaffActor, sent: Buffer): Promise<Picture> {
  const { content, width, height } = await reencodePicture(sent, by.staffId).catch(() => {
    throw new Refusal('account.uploadFailed')
  })
  const id = randomUUID()
  await deps.files.put(masterKey(id, 'webp'), content)
  const picture = { id, width, height }
  await inTransaction(deps.db, async (tx) => {
    await insertPicture(tx, { ...picture, master_key: masterKey(id, 'webp'), created_at: toDate(deps.clock.now()) })
    await recordAct(tx, deps, by, { act: 'pictures.add', record: { kind: 'picture', id }, before: null, after: picture })
  })
  return picture
}
