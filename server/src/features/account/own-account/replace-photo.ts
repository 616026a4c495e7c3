import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { lockMemberRow, setPhotoKey } from '../people/members.repo.ts'
import { queueFileRemoval } from './queue-file-removal.ts'

/** Takes the new photo's key and lets the old file go; false for an account that was closed meanwhile. */
export async function replacePhoto(deps: Dependencies, memberId: string, key: string | null): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const member = await lockMemberRow(tx, memberId)
    if (member.closed_at) return false
    await setPhotoKey(tx, memberId, key)
    if (member.photo_key) await queueFileRemoval(tx, deps.queue, member.photo_key)
    return true
  })
}
