import type { AttachmentKind } from '@mwc/contract/messages/attachments'
import type { Db, Tx } from '../../database/database.ts'

/** What a message's row says of its file. */
export type FileColumns = {
  file_kind: AttachmentKind
  file_key: string
  file_type: string
  file_bytes: number
  file_seconds: number | null
  file_width: number | null
  file_height: number | null
  file_digest: string
}

/** Bytes of all files of a thread. */
export async function sumFileBytes(tx: Tx, threadId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('message')
    .select(({ fn }) => fn.sum<string | null>('file_bytes').as('bytes'))
    .where('thread_id', '=', threadId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Where the file of a message lies, in the thread of a member or in a thread by its id. */
export async function findFile(db: Db, within: { memberId: string } | { threadId: string }, id: string) {
  return db
    .selectFrom('message')
    .innerJoin('message_thread', 'message_thread.id', 'message.thread_id')
    .select(['file_key', 'file_type'])
    .where('message.id', '=', id)
    .where('file_key', 'is not', null)
    .$if('memberId' in within, (query) => query.where('member_id', '=', 'memberId' in within ? within.memberId : ''))
    .$if('threadId' in within, (query) => query.where('thread_id', '=', 'threadId' in within ? within.threadId : ''))
    .executeTakeFirst()
}

/** Where all files of a member's thread lie. */
export async function fileKeysOf(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('message')
    .innerJoin('message_thread', 'message_thread.id', 'message.thread_id')
    .select('file_key')
    .where('member_id', '=', memberId)
    .where('file_key', 'is not', null)
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}
