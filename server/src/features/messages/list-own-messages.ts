import type { AttachmentKind } from '@mwc/contract/messages/attachments'
import type { Author } from '@mwc/contract/messages/thread-states'
import type { Dependencies } from '../../dependencies.ts'
import { messagesOf } from './threads.repo.ts'

type OwnDataMessage = {
  at: Date
  author: Author
  text: string
  /** Its bytes as a `data:` address; null where the file is gone. */
  attachment: { kind: AttachmentKind; seconds: number | null; file: string | null } | null
}

/** All that a member and staff wrote to each other, the oldest first: the member's own data. */
export async function listOwnMessages({ db, files }: Pick<Dependencies, 'db' | 'files'>, memberId: string): Promise<OwnDataMessage[]> {
  const messages: OwnDataMessage[] = []
  for (const { at, author, text, file_kind: kind, file_key: key, file_type: type, file_seconds: seconds } of await messagesOf(
    db,
    memberId,
  )) {
    const content = key === null ? undefined : await files.get(key)
    const file = content ? `data:${type};base64,${content.toString('base64')}` : null
    messages.push({ at, author, text, attachment: kind === null ? null : { kind, seconds, file } })
  }
  return messages
}
