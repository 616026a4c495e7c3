import { IconMicrophone, IconPlayerStopFilled, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { voiceSeconds } from '@mwc/contract/messages/attachments'
import { Button } from '../../../shared/screen/button.tsx'
import { Notice } from '../../../shared/screen/notice.tsx'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { LiveRegion } from '../../../shared/status/live-region.tsx'
import { useWords } from '../../../words/use-words.ts'
import { clockText } from '../voice-player.tsx'
import * as store from './attachment.store.ts'
import { AttachmentPreview } from './attachment-preview.tsx'

/** What was touched: the microphone, a photo that was chosen, or nothing, when something was left before. */
export type AttachmentStart = 'voice' | 'left' | File

/** In place of the message box: a voice note while it is recorded, or what may be sent, with what to do about it. */
export function AttachmentFace({ start, onClose }: { start: AttachmentStart; onClose: () => void }) {
  const state = store.useAttachment()
  const begin = useEffectEvent(async () => {
    if (start === 'voice') await store.startRecording()
    else if (start === 'left') await store.restoreAttachment()
    else await store.takePhoto(start)
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    void begin()
    return store.leaveAttachment
  }, [])
  const before = useRef(state.is)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.is === 'nothing' && before.current !== 'nothing') close()
    before.current = state.is
    // What had the focus has gone: a screen reader would begin at the page's top.
    if (!whole.current?.contains(document.activeElement)) whole.current?.focus()
  }, [state.is])
  const { messages: words } = useWords('messages')
  const voice = state.is === 'ready' && state.draft.file.kind === 'voice' ? Math.ceil(state.draft.file.seconds ?? 0) : null
  return (
    <div ref={whole} tabIndex={-1}>
      {/* A screen reader's alone: the read-aloud would be recorded. */}
      <p role="status" className="sr-only">
        {state.is === 'recording' && words.recording}
      </p>
      <LiveRegion>{voice !== null && words.stoppedAt(voice)}</LiveRegion>
      {state.is === 'recording' ? (
        <Recording {...state} />
      ) : state.is === 'ready' ? (
        <AttachmentPreview key={state.draft.key} {...state} />
      ) : state.is === 'wrong' ? (
        <Wrong problem={state.problem} />
      ) : (
        <Preparing isAsking={state.is === 'asking'} />
      )}
    </div>
  )
}

function Preparing({ isAsking }: { isAsking: boolean }) {
  const { messages: words, shared } = useWords('messages')
  return (
    <div className="flex min-h-13 items-center gap-3 text-harbour-700">
      <PetalSpinner />
      <p className="min-w-0 flex-1 text-ink">{isAsking ? words.asking : shared.busy}</p>
      {isAsking && (
        <button type="button" onClick={() => void store.deleteAttachment()} className="min-h-12 min-w-12 px-2 font-semibold">
          {shared.close}
        </button>
      )}
    </div>
  )
}

/** While one speaks: a large Stop under the thumb, how long it is, and that one is heard. */
function Recording({ seconds, level }: { seconds: number; level: number }) {
  const { messages: words } = useWords('messages')
  const stopButton = useRef<HTMLButtonElement>(null)
  useEffect(() => stopButton.current?.focus(), [])
  return (
    <div className="space-y-3">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="size-4 shrink-0 rounded-full bg-arrears" />
        <p className="text-xl font-bold tabular-nums">
          {clockText(seconds)} <span className="text-lg font-normal text-ink-2">/ {clockText(voiceSeconds)}</span>
        </p>
        <div aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-harbour-100">
          {/* A voice is far from the loudest that can be: its root fills the bar. */}
          <div className="h-full rounded-full bg-harbour-700" style={{ width: `${Math.min(100, Math.sqrt(level) * 180)}%` }} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <div className="flex-auto">
          <Button variant="secondary" icon={<IconTrash aria-hidden="true" />} onClick={() => void store.deleteAttachment()}>
            {words.remove}
          </Button>
        </div>
        <button
          ref={stopButton}
          type="button"
          onClick={() => store.stopRecording()}
          className="flex min-h-13 flex-auto items-center justify-center gap-2 rounded-card bg-arrears px-4 text-lg font-semibold text-card"
        >
          <IconPlayerStopFilled aria-hidden="true" className="size-6 shrink-0" />
          {words.stop}
        </button>
      </div>
    </div>
  )
}

function Wrong({ problem }: { problem: store.AttachmentProblem }) {
  const { messages: words, shared } = useWords('messages')
  const mayRetry = problem === 'refused' || problem === 'busy' || problem === 'nothing'
  return (
    <div className="space-y-3">
      <Notice tone="error">{words.attachmentProblems[problem]}</Notice>
      <div className="flex flex-wrap gap-2">
        {mayRetry && (
          <div className="flex-auto">
            <Button
              icon={problem === 'nothing' ? <IconMicrophone aria-hidden="true" /> : <IconRefresh aria-hidden="true" />}
              onClick={() => void store.startRecording()}
            >
              {shared.tryAgain}
            </Button>
          </div>
        )}
        <div className="flex-auto">
          <Button variant="secondary" onClick={() => void store.deleteAttachment()}>
            {shared.close}
          </Button>
        </div>
      </div>
    </div>
  )
}
