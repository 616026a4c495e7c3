import { pictureWidths } from '@mwc/contract/content/picture-widths'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { queueFileRemoval } from '../../account/own-account/queue-file-removal.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { deletePicture, lockPicture, usesOf } from './picture-uses.repo.ts'
import { servedKey } from './pictures.rules.ts'

type Needed = Pick<Dependencies, 'db' | 'queue' | 'clock' | 'encryption'>

/** Removes a picture that no item shows, and its files. Refuses one that is in use with `content.pictureInUse`. */
export async function removePicture(deps: Needed, by: Actor, id: string): Promise<{ id: string }> {
  return inTransaction(deps.db, async (tx) => {
    const picture = await lockPicture(tx, id)
    if (!picture) throw new Refusal('content.notFound')
    if ((await usesOf(tx, [id])).length > 0) throw new Refusal('content.pictureInUse')
    await deletePicture(tx, id)
    const keys = [picture.master_key, ...pictureWidths.map((width) => servedKey(id, width))]
    for (const key of keys) await queueFileRemoval(tx, deps.queue, key)
    const { width, height } = picture
    await recordAct(tx, deps, by, { act: 'pictures.remove', record: { kind: 'picture', id }, before: { id, width, height }, after: null })
    return { id }
  })
}
