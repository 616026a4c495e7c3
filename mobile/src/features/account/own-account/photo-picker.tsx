import { photoTypes } from '@mwc/contract/account/own-account/photo'
import { IconCamera, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../shared/screen/button.tsx'
import { PetalSpinner } from '../../../shared/screen/petal-spinner.tsx'
import { shrinkPicture } from '../../../shared/photos/shrink-picture.canvas.ts'
import { showToast } from '../../../shared/screen/toast.tsx'
import { useWords } from '../../../words/use-words.ts'
import { FailureNotice } from '../../../shared/form/failure-notice.tsx'
import { useForm } from '../../../shared/form/form.hook.ts'
import { RoundPhoto } from '../../../shared/photos/round-photo.tsx'
import { MemberPhoto } from './member-photo.tsx'
import { dropPhoto, sendPhoto } from './own-account.queries.ts'

/** The server keeps 512 px; twice that is enough for it to cut from. */
const longestSide = 1024

/** The member's photo: a new one is shown at once while it is sent, and kept for another try when that failed. */
export function PhotoPicker({ version }: { version: string | null }) {
  const { shared, ownAccount: words } = useWords('ownAccount')
  const [chosen, setChosen] = useState<File | null>(null)
  const sending = useForm()
  const removing = useForm()
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()

  function send(file: File) {
    setChosen(file)
    void sending.submit({}, async () => {
      // What this browser cannot read goes as it is: the server says what is wrong with it.
      await sendPhoto((await shrinkPicture(file, longestSide)) ?? file)
      setChosen(null)
      showToast(words.photoSaved)
    })
  }
  function remove() {
    void removing.submit({}, async () => {
      await dropPhoto({})
      showToast(words.photoRemoved)
    })
  }
  const kept = <MemberPhoto version={version} size="size-36" />
  return (
    <section className="space-y-4">
      <h2 className="text-lg font-bold">{words.photo}</h2>
      <div className="relative mx-auto w-fit">
        {chosen ? <RoundPhoto picture={chosen} size="size-36" instead={kept} /> : kept}
        {sending.busy && (
          <span className="absolute inset-0 flex items-center justify-center rounded-full bg-card/70 text-harbour-700">
            <PetalSpinner />
          </span>
        )}
      </div>
      <p id={hintId} className="text-center text-ink-2">
        {words.photoHint}
      </p>
      <FailureNotice failure={sending.failure ?? removing.failure} />
      <input
        ref={input}
        type="file"
        name="photo"
        accept={photoTypes.join(',')}
        aria-label={words.photo}
        aria-describedby={hintId}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) send(file)
        }}
      />
      {chosen && sending.failure ? (
        <Button busy={sending.busy} icon={<IconRefresh aria-hidden="true" />} onClick={() => send(chosen)}>
          {shared.tryAgain}
        </Button>
      ) : null}
      <Button variant="secondary" busy={sending.busy} icon={<IconCamera aria-hidden="true" />} onClick={() => input.current?.click()}>
        {version === null && !chosen ? words.addPhoto : words.otherPhoto}
      </Button>
      {version !== null && !chosen && (
        <Button variant="quiet" busy={removing.busy} icon={<IconTrash aria-hidden="true" />} onClick={remove}>
          {words.removePhoto}
        </Button>
      )}
    </section>
  )
}
