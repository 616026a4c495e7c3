import { readDeskThread } from '@mwc/contract/messages/message-desk.calls'
import type { DeskMessage, DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { presenceText } from '@mwc/contract/messages/thread-presence'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { RefusalError } from '../../../calls/call-errors.ts'
import { callServer } from '../../../calls/call-server.ts'
import { joinMessages, type ReadThread } from './join-messages.ts'

/** Milliseconds between an answer and the next question, which waits at the server for news; longer after a fault. */
const pause = 500
const pauseAfterFault = 10_000

/**
 * A thread that follows what is written in it. While its tab is hidden it asks nothing: a browser makes few calls at once, and a
 * question that waits takes one of them.
 */
export function useThread(id: string) {
  const queries = useQueryClient()
  const queryKey = ['thread', id]
  const isWriting = useRef(false)
  const { data, error, refetch } = useQuery<ReadThread>({
    queryKey,
    async queryFn({ signal }) {
      const known = queries.getQueryData<ReadThread>(queryKey)
      const poll = known && {
        after: known.thread.version,
        known: presenceText(known.others),
        writing: isWriting.current ? 'true' : 'false',
      }
      const read = await callServer(readDeskThread, { id, ...poll }, signal)
      return joinMessages(queries.getQueryData(queryKey), read)
    },
    retry: false,
    meta: { waitsForNews: true },
    // Whoever comes back looks anew.
    gcTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error instanceof RefusalError && state.error.status === 404) return false
      return state.error ? pauseAfterFault : pause
    },
  })
  const join = (read: ReadThread) => queries.setQueryData<ReadThread>(queryKey, (known) => joinMessages(known, read))
  return {
    read: data,
    error,
    /** An act answered with the thread as it is now. */
    keep: (thread: DeskThread) => join({ thread, messages: data?.messages.slice(-1) ?? [], others: data?.others ?? [] }),
    /** What was sent stands in the thread at once, where nothing came between. */
    add(message: DeskMessage) {
      queries.setQueryData<ReadThread>(queryKey, (known) =>
        known && message.number === (known.messages.at(-1)?.number ?? 0) + 1 ? { ...known, messages: [...known.messages, message] } : known,
      )
    },
    /** Colleagues who have the thread open see it with the question that is asked in place of the one that waits. */
    sayWriting(is: boolean) {
      if (isWriting.current === is) return
      isWriting.current = is
      void refetch()
    },
    async readOlder() {
      const before = data?.messages[0]?.number
      if (before !== undefined) join(await callServer(readDeskThread, { id, before }))
    },
  }
}
