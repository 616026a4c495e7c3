import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { findFile } from './attachments.repo.ts'

/** The file of a message, in the thread of a member or in a thread by its id. `messages.notFound` where there is none. */
export async function readAttachment(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  within: { memberId: string } | { threadId: string },
  messageId: string,
): Promise<{ content: Buffer; type: string }> {
  const found = await findFile(db, within, messageId)
  const content = found?.file_key ? await files.get(found.file_key) : undefined
  if (!content || !found?.file_type) throw new Refusal('messages.notFound')
  return { content, type: found.file_type }
}
