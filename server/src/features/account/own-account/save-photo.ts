import { randomUUID } from 'node:crypto'
import { daySeconds } from '../../../database/take-allowance.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { reencodePhoto } from '../../../pictures/make-picture.ts'
import { photosADay } from './photo.rules.ts'
import { requireAllowance } from '../proofs/require-allowance.ts'
import { replacePhoto } from './replace-photo.ts'

/** Makes a photo anew in place of the old one, 20 a day and member. What is no picture is `account.uploadFailed`. */
export async function savePhoto(deps: Dependencies, memberId: string, content: Buffer): Promise<{ photo: string }> {
  const { db, files, clock } = deps
  await requireAllowance(db, { key: `photo:${memberId}`, limit: photosADay, seconds: daySeconds }, clock.now(), 'account.dayLimit')
  const made = await reencodePhoto(content, memberId).catch(() => {
    throw new Refusal('account.uploadFailed')
  })
  const photo = randomUUID()
  const key = `photos/${photo}.webp`
  await files.put(key, made)
  const isKept = await replacePhoto(deps, memberId, key)
  if (!isKept) {
    await files.remove(key)
    throw new Refusal('account.unauthenticated')
  }
  return { photo }
}
