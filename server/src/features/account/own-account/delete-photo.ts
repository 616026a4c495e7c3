import type { Dependencies } from '../../../dependencies.ts'
import { replacePhoto } from './replace-photo.ts'

export async function deletePhoto(deps: Dependencies, memberId: string): Promise<void> {
  await replacePhoto(deps, memberId, null)
}
