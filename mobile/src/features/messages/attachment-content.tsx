import type { Attachment, Message } from '@mwc/contract/messages/messages.schemas'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { WaitingFile } from '../../shared/outbox/outbox-store.ts'
import { Notice } from '../../shared/screen/notice.tsx'
import { PetalSpinner } from '../../shared/screen/petal-spinner.tsx'
import { Sheet } from '../../shared/screen/sheet.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { useWords } from '../../words/use-words.ts'
import { attachmentQuery } from './messages.queries.ts'
import { VoicePlayer } from './voice-player.tsx'

/** An image of bytes that this page has. */
function Picture({ picture, className, size }: { picture: Blob; className: string; size?: Attachment }) {
  const words = useWords('messages').messages
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  const { width, height } = size ?? {}
  return <img ref={show} alt={words.photo} className={className} {...(width && height ? { width, height } : {})} />
}

/** A photo in a thread. Tapped, it is seen as large as it is. One that is with the server is fetched then: data is prepaid. */
function PhotoContent({ picture, size, onWanted }: { picture: Blob | undefined; size?: Attachment; onWanted: () => Promise<unknown> }) {
  const words = useWords('messages').messages
  const problem = useProblemText()
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  function look() {
    setOpen(true)
    setFailure(null)
    onWanted().catch(setFailure)
  }
  return (
    <>
      <button type="button" onClick={look} aria-haspopup="dialog" className="block min-h-12 overflow-hidden rounded-field">
        {picture ? (
          <Picture picture={picture} className="max-h-[30dvh] w-auto object-contain" {...(size ? { size } : {})} />
        ) : (
          <span className="flex min-h-12 items-center gap-2 px-1 font-semibold text-harbour-700">
            <IconPhoto aria-hidden="true" className="size-7 shrink-0" />
            {words.showPhoto} ({Math.ceil((size?.bytes ?? 0) / 1000)} kB)
          </span>
        )}
      </button>
      <Sheet open={open} title={words.photo} onClose={() => setOpen(false)}>
        {picture ? (
          <Picture picture={picture} className="mx-auto max-w-full rounded-card" {...(size ? { size } : {})} />
        ) : failure ? (
          <Notice tone="error">{problem(failure)}</Notice>
        ) : (
          <p className="flex justify-center py-6 text-harbour-700">
            <PetalSpinner size={40} />
          </p>
        )}
      </Sheet>
    </>
  )
}

/** The photo or voice note of a message that is with the server. */
export function SentAttachment({ message, attachment }: { message: Message; attachment: Attachment }) {
  const client = useQueryClient()
  const query = attachmentQuery(message.id)
  const { data } = useQuery({ ...query, enabled: false })
  const fetch = useCallback(() => client.fetchQuery(attachmentQuery(message.id)), [client, message.id])
  if (attachment.kind === 'photo') return <PhotoContent picture={data} size={attachment} onWanted={fetch} />
  return <VoicePlayer load={fetch} seconds={attachment.seconds ?? 0} />
}

/** That of one that waits on this phone. */
export function WaitingAttachment({ file }: { file: WaitingFile }) {
  const bytes = useMemo(() => new Blob([file.bytes], { type: file.type }), [file.bytes, file.type])
  const load = useCallback(async () => bytes, [bytes])
  if (file.kind === 'photo') return <PhotoContent picture={bytes} onWanted={load} />
  return <VoicePlayer load={load} seconds={file.seconds ?? 0} />
}
