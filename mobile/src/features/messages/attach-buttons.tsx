import { photoTypes } from '@mwc/contract/account/own-account/photo'
import { IconCamera, IconMicrophone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isSecondTap } from '../../shared/screen/button.tsx'
import { useWords } from '../../words/use-words.ts'

const look =
  'flex min-h-12 flex-1 items-center justify-center gap-2 rounded-card bg-harbour-100 px-3 py-2 font-semibold text-harbour-700 active:bg-harbour-200 [&>svg]:shrink-0'

type Face = { icon: ReactNode; takesFocus?: boolean; onClick: () => void; children: ReactNode }

function AttachButton({ icon, takesFocus = false, onClick, children }: Face) {
  const button = useRef<HTMLButtonElement>(null)
  const begin = useEffectEvent(() => takesFocus && button.current?.focus())
  useEffect(() => void begin(), [])
  return (
    <button ref={button} type="button" onClick={(event) => isSecondTap(event) || onClick()} className={look}>
      {icon}
      {children}
    </button>
  )
}

/** Under the message box: a photo, or a voice note, in place of what would have to be typed. */
export function AttachButtons({
  isBusy,
  takesFocus,
  onPhoto,
  onVoice,
}: {
  isBusy: boolean
  /** Where they take the place of what had the focus. */
  takesFocus: boolean
  onPhoto: (photo: File) => void
  onVoice: () => void
}) {
  const words = useWords('messages').messages
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mt-2 flex gap-2">
      <input
        ref={input}
        type="file"
        accept={photoTypes.join(',')}
        aria-label={words.photo}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const photo = event.target.files?.[0]
          // The same photo may be chosen again.
          event.target.value = ''
          if (photo) onPhoto(photo)
        }}
      />
      <AttachButton icon={<IconCamera aria-hidden="true" className="size-6" />} onClick={() => isBusy || input.current?.click()}>
        {words.photo}
      </AttachButton>
      <AttachButton
        icon={<IconMicrophone aria-hidden="true" className="size-6" />}
        takesFocus={takesFocus}
        onClick={() => isBusy || onVoice()}
      >
        {words.speak}
      </AttachButton>
      {/* For who listens: while it is recorded nothing can be said. Stop stands where the microphone was. */}
      <p className="sr-only">{words.speakHow}</p>
    </div>
  )
}
