import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followLive } from '../../shared/network/follow-live.ts'
import { onArrival, sendWaiting } from '../../shared/outbox/outbox.ts'
import { askThread, takeSent, takeThread, threadQuery } from './messages.queries.ts'
import type { Thread } from './messages.queries.ts'

/** The thread, followed while it is shown: staff's answers appear as they are written. Waiting messages are sent as well. */
export function useLiveThread() {
  const client = useQueryClient()
  const { data: thread, error, refetch, dataUpdatedAt } = useQuery(threadQuery)
  const [broken, setBroken] = useState(false)
  const isRead = thread !== undefined
  useEffect(() => {
    const stop = onArrival((message, { file }) => takeSent(client, message, file && new Blob([file.bytes], { type: file.type })))
    void sendWaiting()
    return stop
  }, [client])
  useEffect(() => {
    if (!isRead) return
    return followLive<Thread>({
      known: () => client.getQueryData(threadQuery.queryKey),
      ask: askThread,
      onNews: (newest) => void takeThread(client, newest),
      onConnection: (connection) => setBroken(connection !== 'live'),
    })
  }, [client, isRead])
  return { thread, error, refetch, broken: broken || (thread !== undefined && error !== null), dataUpdatedAt }
}
