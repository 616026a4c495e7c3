import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { getMember } from '../people/members.repo.ts'

/** The photo of a member; refuses with `request.notFound` where there is none. */
export async function readPhoto({ db, files }: Pick<Dependencies, 'db' | 'files'>, memberId: string): Promise<Buffer> {
  const { photo_key: key } = await getMember(db, memberId)
  const content = key === null ? undefined : await files.get(key)
  if (!content) throw new Refusal('request.notFound')
  return content
}
