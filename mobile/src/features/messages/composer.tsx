import { countCharacters, messageLimit, tidyMessage } from '@mwc/contract/messages/message-text'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { isSecondTap } from '../../shared/screen/button.tsx'
import { FieldError, controlLook, fieldId, fieldState } from '../../shared/form/field-frame.tsx'
import { writeMessage } from '../../shared/outbox/outbox.ts'
import { keepDraft, readDraft } from '../../shared/outbox/unsent.ts'
import { useWords } from '../../words/use-words.ts'

/** From here on it is said how much room is left. */
const nearLimit = messageLimit - 40
const name = 'message'

/** The message box above the keyboard. What is typed stays on the phone until it is sent; Send keeps it as a message first. */
export function Composer() {
  const words = useWords('messages').messages
  const [text, setText] = useState(readDraft)
  const [isMissing, setMissing] = useState(false)
  const tidy = tidyMessage(text)
  const count = countCharacters(tidy)
  const over = count - messageLimit
  const error = over > 0 ? words.tooLong(over) : isMissing && count === 0 ? words.typeFirst : undefined
  function type(next: string) {
    setText(next)
    setMissing(false)
    keepDraft(next)
  }
  function send() {
    if (count === 0) setMissing(true)
    if (count === 0 || over > 0) return document.getElementById(fieldId(name))?.focus()
    void writeMessage(tidy)
    setText('')
    setMissing(false)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label htmlFor={fieldId(name)} className="sr-only">
        {words.label}
      </label>
      <div className="flex flex-wrap items-end justify-end gap-2">
        <textarea
          {...fieldState({ name, error })}
          name={name}
          rows={1}
          dir="auto"
          value={text}
          placeholder={words.placeholder}
          enterKeyHint="enter"
          onChange={(event) => type(event.target.value)}
          className={`${controlLook} field-sizing-content max-h-[min(10rem,18dvh)] min-w-0 flex-[1_1_8rem] resize-none`}
        />
        <button
          type="submit"
          onClick={(event) => isSecondTap(event) && event.preventDefault()}
          className="flex min-h-13 shrink-0 items-center justify-center gap-2 rounded-card bg-harbour-700 px-4 font-semibold text-card active:bg-harbour-900"
        >
          <IconSend aria-hidden="true" className="size-6" />
          {words.send}
        </button>
      </div>
      <div aria-live="polite" className="flex items-start justify-between gap-3">
        <div className="min-w-0">{error !== undefined && <FieldError name={name} error={error} />}</div>
        {over <= 0 && count >= nearLimit && <p className="mt-1.5 shrink-0 text-sm text-ink-2 tabular-nums">{words.left(-over)}</p>}
      </div>
    </form>
  )
}
