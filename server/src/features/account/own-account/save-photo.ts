import { randomUUID } from 'node:crypto'
import { daySeconds } from '../../../database/take-allowance.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Parts } from '../../../dependencies.ts'
import { reencodePhoto } from '../../../pictures/make-picture.ts'
import { photosADay } from './photo.rules.ts'
import { getMember, lockMemberRow, setPhotoKey } from '../people/members.repo.ts'
import { queueFileRemoval } from './queue-file-removal.ts'
import { takeOrRefuse } from '../proofs/take-account-allowance.ts'

/** Which photo a member has, as the app is told: another text with each photo, and not where it lies. */
export function photoVersion(key: string | null): string | null {
  return key === null ? null : (/([0-9a-f-]{36})\.webp$/.exec(key)?.[1] ?? null)
}

/** Makes a photo anew and puts it in the place of the old one. Refuses with `account.uploadFailed` what is no picture, 20 a day and member. */
export async function savePhoto(parts: Parts, memberId: string, content: Buffer): Promise<{ photo: string }> {
  const { db, files, clock } = parts
  await takeOrRefuse(db, { key: `photo:${memberId}`, limit: photosADay, seconds: daySeconds }, clock.now(), 'account.dayLimit')
  const made = await reencodePhoto(content).catch(() => {
    throw new Refusal('account.uploadFailed')
  })
  const photo = randomUUID()
  const key = `photos/${photo}.webp`
  await files.put(key, made)
  const isKept = await replace(parts, memberId, key)
  if (!isKept) {
    await files.remove(key)
    throw new Refusal('account.unauthenticated')
  }
  return { photo }
}

export async function deletePhoto(parts: Parts, memberId: string): Promise<void> {
  await replace(parts, memberId, null)
}

/** Takes the new photo's key and lets the old file go; false for an account that was closed meanwhile. */
async function replace(parts: Parts, memberId: string, key: string | null): Promise<boolean> {
  return inTransaction(parts.db, async (tx) => {
    const member = await lockMemberRow(tx, memberId)
    if (member.closed_at) return false
    await setPhotoKey(tx, memberId, key)
    if (member.photo_key) await queueFileRemoval(tx, parts.queue, member.photo_key)
    return true
  })
}

/** The photo of a member; refuses with `request.notFound` where there is none. */
export async function readPhoto({ db, files }: Pick<Parts, 'db' | 'files'>, memberId: string): Promise<Buffer> {
  const { photo_key: key } = await getMember(db, memberId)
  const content = key === null ? undefined : await files.get(key)
  if (!content) throw new Refusal('request.notFound')
  return content
}
