import { ownAttachmentPath } from '@mwc/contract/messages/attachments'
import { olderMessages, readThread } from '@mwc/contract/messages/messages.calls'
import type { Message } from '@mwc/contract/messages/messages.schemas'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call, fetchFile } from '../../shared/calls/api-client.ts'
import { joinMessages } from './thread.rules.ts'

export type Thread = OutputOf<typeof readThread>

/** What the phone caches of the thread: its newest messages. */
function cachedThread(thread: Thread): Thread {
  return { ...thread, messages: thread.messages.slice(-30) }
}

export const threadQuery = queryOptions<Thread>({
  queryKey: ['thread'],
  queryFn: ({ signal }) => call(readThread, {}, { signal }),
  staleTime: 0,
  meta: { cached: cachedThread },
})

/** The file of a message of the thread; what was fetched or sent in this page is not fetched again. */
export function attachmentQuery(id: string) {
  return queryOptions<Blob>({
    queryKey: ['attachment', id],
    queryFn: ({ signal }) => fetchFile(ownAttachmentPath.replace(':id', id), signal),
    staleTime: Infinity,
  })
}

/** The thread; with `after` the answer waits up to 45 s for a newer version. */
export function askThread(after: number | undefined, signal: AbortSignal): Promise<Thread> {
  return call(readThread, { after }, { signal })
}

function known(client: QueryClient): Thread | undefined {
  return client.getQueryData(threadQuery.queryKey)
}

/** Takes an answer beside what was read before. It counts as one that was asked for, so that the phone keeps it. */
export async function takeThread(client: QueryClient, newest: Thread): Promise<void> {
  const messages = joinMessages(known(client)?.messages ?? [], newest.messages)
  await client.fetchQuery({ ...threadQuery, queryFn: async () => ({ ...newest, messages }) })
}

/** Takes a message that was just sent, before the thread is heard of again; not over one that is not known yet. */
export function takeSent(client: QueryClient, message: Message, file?: Blob): void {
  if (file) client.setQueryData(attachmentQuery(message.id).queryKey, file)
  const thread = known(client)
  if (thread && message.number === (thread.messages.at(-1)?.number ?? 0) + 1)
    client.setQueryData(threadQuery.queryKey, { ...thread, state: 'open', messages: [...thread.messages, message] })
}

/** Reads a page before the oldest message at hand. */
export async function readOlder(client: QueryClient, before: number): Promise<void> {
  const { messages } = await call(olderMessages, { before })
  const thread = known(client)
  if (thread) client.setQueryData(threadQuery.queryKey, { ...thread, messages: joinMessages(messages, thread.messages) })
}
