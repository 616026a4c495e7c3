import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { PetalSpinner } from '../../shared/screen/petal-spinner.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { useColon, useWords } from '../../words/use-words.ts'
import { useVoicePlayer } from './voice-player.hook.ts'

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A voice note to listen to: play or pause, how far it is, how long. `onPause` hears where it was stopped. */
export function VoicePlayer({ load, seconds, onTime }: { load: () => Promise<Blob>; seconds: number; onTime?: (seconds: number) => void }) {
  const words = useWords('messages').messages
  const colon = useColon()
  const problem = useProblemText()
  const [failure, setFailure] = useState<unknown>(null)
  const player = useVoicePlayer(load)
  const isOn = player.is === 'playing' || player.is === 'loading'
  const shown = Math.min(player.seconds, seconds)
  function touch() {
    setFailure(null)
    if (isOn) {
      player.pause()
      onTime?.(player.seconds)
    } else void player.play().catch(setFailure)
  }
  return (
    <div className="min-w-44">
      <div className="flex items-center gap-3">
        <button
          type="button"
          onClick={touch}
          className="flex size-12 shrink-0 items-center justify-center rounded-full bg-harbour-700 text-card active:bg-harbour-900"
        >
          <span className="sr-only">{`${isOn ? words.pause : words.play}${colon}${words.voiceOf(Math.ceil(seconds))}`}</span>
          {player.is === 'loading' ? (
            <PetalSpinner />
          ) : isOn ? (
            <IconPlayerPauseFilled aria-hidden="true" className="size-6" />
          ) : (
            <IconPlayerPlayFilled aria-hidden="true" className="size-6" />
          )}
        </button>
        <div className="min-w-0 flex-1">
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-harbour-200">
            <div className="h-full rounded-full bg-harbour-700" style={{ width: `${seconds > 0 ? (shown / seconds) * 100 : 0}%` }} />
          </div>
          <p aria-hidden="true" className="mt-1 text-sm text-ink-2 tabular-nums">
            {clockText(shown)} / {clockText(Math.ceil(seconds))}
          </p>
        </div>
      </div>
      {player.is === 'failed' && (
        <p role="alert" className="mt-1 text-sm">
          {failure instanceof DOMException || failure === null ? words.cannotPlay : problem(failure)}
        </p>
      )}
    </div>
  )
}
