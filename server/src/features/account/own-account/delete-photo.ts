import type { Parts } from '../../../dependencies.ts'
import { replacePhoto } from './replace-photo.ts'

export async function deletePhoto(parts: Parts, memberId: string): Promise<void> {
  await replacePhoto(parts, memberId, null)
}
