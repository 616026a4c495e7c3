import { deskAttachmentPath } from '@mwc/contract/messages/attachments'
import { readDeskThread } from '@mwc/contract/messages/message-desk.calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { downloadFile } from '../../../calls/call-server.ts'

/** The address of a photo or voice note in this page alone, once it is `wanted` and has come. */
export function useAttachment({ threadId, messageId, wanted }: { threadId: string; messageId: string; wanted: boolean }) {
  const { data, error } = useQuery({
    queryKey: ['attachment', threadId, messageId],
    enabled: wanted,
    async queryFn({ signal }) {
      const call = { ...readDeskThread, path: deskAttachmentPath }
      return URL.createObjectURL(await downloadFile(call, { id: threadId, messageId }, signal))
    },
    staleTime: Infinity,
    // Of the person's: not held once nobody looks at it.
    gcTime: 0,
    retry: false,
  })
  useEffect(() => (data === undefined ? undefined : () => URL.revokeObjectURL(data)), [data])
  return { url: data ?? null, error }
}
