import { IconMicrophone, IconScissors, IconSend, IconTrash } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AttachmentDraft } from '../../../shared/outbox/attachment-draft.ts'
import { Button } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import { VoicePlayer } from '../voice-player.tsx'
import { cutVoice, deleteAttachment, sendAttachment, startRecording } from './attachment.store.ts'

/** A cut nearer to an end than this would leave nothing, or take nothing away. */
const edgeSeconds = 1

/** What may be sent: looked at or heard, then sent or deleted. A voice note without a voice is asked about. */
export function AttachmentPreview({ draft, isStored }: { draft: AttachmentDraft; isStored: boolean }) {
  const { messages: words } = useWords('messages')
  const { file, end, isSilent, pieces } = draft
  const [stoppedAt, setStoppedAt] = useState(0)
  const seconds = file.seconds ?? 0
  const mayCut = stoppedAt >= edgeSeconds && stoppedAt <= seconds - edgeSeconds && pieces.length > 1
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  const recording = useCallback(async () => new Blob([file.bytes], { type: file.type }), [file])
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={file.kind === 'photo' ? words.photo : words.voiceOf(Math.ceil(seconds))}
      className="space-y-3"
    >
      {end !== 'stopped' && <Notice tone="info">{words.endedBy[end]}</Notice>}
      {isSilent && <Notice tone="warning">{words.silent}</Notice>}
      {!isStored && <Notice tone="warning">{words.onlyHere}</Notice>}
      {file.kind === 'photo' ? <ChosenPhoto bytes={file.bytes} type={file.type} /> : null}
      {file.kind === 'voice' && <VoicePlayer load={recording} seconds={seconds} onTime={setStoppedAt} />}
      {mayCut && (
        <Button variant="quiet" icon={<IconScissors aria-hidden="true" />} onClick={() => void cutVoice(stoppedAt)}>
          {words.cutHere}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        <div className="flex-auto">
          <Button variant="secondary" icon={<IconTrash aria-hidden="true" />} onClick={() => void deleteAttachment()}>
            {words.remove}
          </Button>
        </div>
        <div className="flex-auto">
          <Button variant={isSilent ? 'secondary' : 'primary'} icon={<IconSend aria-hidden="true" />} onClick={() => void sendAttachment()}>
            {isSilent ? words.sendAnyway : words.send}
          </Button>
        </div>
      </div>
      {isSilent && (
        <Button icon={<IconMicrophone aria-hidden="true" />} onClick={() => void startRecording()}>
          {words.recordAgain}
        </Button>
      )}
    </div>
  )
}

function ChosenPhoto({ bytes, type }: { bytes: ArrayBuffer; type: string }) {
  const { messages: words } = useWords('messages')
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([bytes], { type }))
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes, type],
  )
  return (
    <p className="flex justify-center">
      <img ref={show} alt={words.photo} className="max-h-[30dvh] rounded-card object-contain" />
    </p>
  )
}
