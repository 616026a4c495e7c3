import { IconBulb, IconBulbFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { RefObject } from 'react'
import { PetalSpinner } from '../../shared/screen/petal-spinner.tsx'
import { useWords } from '../../words/use-words.ts'
import type { CameraState } from './camera.hook.ts'
import type { torchOf } from './camera.media.ts'
import { CameraProblemFace } from './camera-problem.tsx'

function TorchButton({ turn }: { turn: NonNullable<ReturnType<typeof torchOf>> }) {
  const words = useWords('scan').scan
  const [on, setOn] = useState(false)
  const Icon = on ? IconBulbFilled : IconBulb
  return (
    <button
      type="button"
      aria-pressed={on}
      // A lamp that is too hot stays as it is.
      onClick={() =>
        turn(!on).then(
          () => setOn(!on),
          () => undefined,
        )
      }
      className="inline-flex min-h-12 items-center gap-2 rounded-full bg-card px-5 py-2 font-semibold text-ink aria-pressed:marigold-face"
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {words.light}
    </button>
  )
}

/** The corners of the square to aim with. */
function Corners() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <path
        d="M14 28v-9a5 5 0 0 1 5-5h9M72 14h9a5 5 0 0 1 5 5v9M86 72v9a5 5 0 0 1-5 5h-9M28 86h-9a5 5 0 0 1-5-5v-9"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-marigold-300"
      />
    </svg>
  )
}

/** What the camera sees, or why it sees nothing. */
export function Viewfinder({
  video,
  state,
  onRetry,
}: {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  onRetry: () => void
}) {
  const words = useWords('scan').scan
  return (
    // One place for both: a camera that says late that it is not there moves no button up under a thumb.
    <div className="grid *:col-start-1 *:row-start-1">
      {state.is === 'off' && <CameraProblemFace problem={state.problem} onRetry={onRetry} />}
      <figure className={state.is === 'off' ? 'invisible space-y-3' : 'space-y-3'}>
        <div className="daylight relative isolate mx-auto aspect-square max-h-[56dvh] min-h-52 overflow-clip rounded-card bg-harbour-900">
          {/* The camera gives no sound, so there is nothing to write down. */}
          <video ref={video} muted playsInline aria-label={words.view} className="size-full object-cover" />
          <Corners />
          {state.is === 'starting' && (
            <div role="status" className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-8 text-center text-card">
              <PetalSpinner />
              <b className="text-lg">{words.starting}</b>
              <span>{words.startingText}</span>
            </div>
          )}
          {state.is === 'live' && state.torch && (
            <div className="absolute inset-x-0 bottom-3 flex justify-center">
              <TorchButton turn={state.torch} />
            </div>
          )}
        </div>
        <figcaption className="text-center">
          <b className="block text-lg">{words.aim}</b>
          <span className="text-ink-2">{words.stays}</span>
        </figcaption>
      </figure>
    </div>
  )
}
