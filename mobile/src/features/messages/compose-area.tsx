import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { Notice } from '../../shared/screen/notice.tsx'
import { hasAttachmentDraft } from '../../shared/outbox/unsent.ts'
import { useWords } from '../../words/use-words.ts'
import type { AttachmentStart } from './attachments/attachment-face.tsx'
import { AttachButtons } from './attach-buttons.tsx'
import { Composer } from './composer.tsx'

type Face = ComponentType<{ start: AttachmentStart; onClose: () => void }>
/** `loading`: its code is on its way; `failed`: it did not come; `boxAgain`: a photo or voice note was sent or deleted. */
type Shown = { is: 'box' | 'loading' | 'failed' | 'boxAgain' } | { is: 'face'; start: AttachmentStart; Face: Face }

/** The face of photos and voice notes, or that its code did not come. */
async function faceFor(start: AttachmentStart): Promise<Shown> {
  try {
    return { is: 'face', start, Face: (await import('./attachments/attachment-face.tsx')).AttachmentFace }
  } catch {
    return { is: 'failed' }
  }
}

/** What one can send with: the message box, or a photo or voice note in its place, whose code comes when it is touched. */
export function ComposeArea() {
  const words = useWords('messages').messages
  const [shown, setShown] = useState<Shown>({ is: 'box' })
  useEffect(() => {
    if (hasAttachmentDraft()) void faceFor('left').then(setShown)
  }, [])
  function open(start: AttachmentStart) {
    setShown({ is: 'loading' })
    void faceFor(start).then(setShown)
  }
  return (
    // With enlarged words and a keyboard it would be higher than the view, and a sticky bar's top could not be reached.
    <div className="-mx-gutter -my-3 max-h-[60dvh] overflow-y-auto overscroll-contain px-gutter py-3">
      {shown.is === 'face' ? (
        <shown.Face start={shown.start} onClose={() => setShown({ is: 'boxAgain' })} />
      ) : (
        <>
          {shown.is === 'failed' && <Notice tone="error">{words.attachFailed}</Notice>}
          <Composer />
          <AttachButtons
            isBusy={shown.is === 'loading'}
            takesFocus={shown.is === 'boxAgain'}
            onPhoto={open}
            onVoice={() => open('voice')}
          />
        </>
      )}
    </div>
  )
}
