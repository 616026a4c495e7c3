import type { Language } from '@mwc/contract/language/language'
import { fillHoles, holesOf } from '@mwc/contract/messages/holes'
import type { MessageTemplate } from '@mwc/contract/messages/message-template-desk.schemas'
import { countCharacters, replyLimit, tidyMessage } from '@mwc/contract/messages/message-text'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useRef, useState } from 'react'
import { RefusalError } from '../../calls/call-errors.ts'
import { useDraft } from '../../kept/use-draft.ts'
import { KeptNote } from '../../page/kept-note.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { useSubmit } from '../../page/use-submit.ts'
import { languageWords } from './language-words.ts'
import { TemplateChoice } from './template-choice.tsx'
import { useWriting } from './use-writing.ts'

export type Addressee = { fullName: string; memberNumber: string; language: Language }

type Props = {
  /** Under what it is kept until it is sent: one for each member. */
  name: string
  to: Addressee
  send: (message: { idempotencyKey: string; text: string }) => Promise<void>
  /** Hears that somebody writes, and that they have stopped. */
  onWriting?: (isWriting: boolean) => void
}

const held = (holes: readonly string[]) => holes.map((hole) => `{${hole}}`).join(', ')

/** A message of staff to a member: typed or from a template, kept until it is sent, and sent once. */
export function ReplyBox({ name, to, send, onWriting }: Props) {
  const writing = useWriting(onWriting)
  const { typed, key, keptAt, type, renewKey, clear } = useDraft<{ text?: string }>(name)
  const { isBusy, wrongWith, problem, send: submit } = useSubmit(['text'])
  const [lacking, setLacking] = useState<MessageTemplate | null>(null)
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const text = typed.text ?? ''
  const tidy = tidyMessage(text)
  const holes = holesOf(text)
  const length = countCharacters(tidy)
  const isLong = length > replyLimit
  const language = languageWords[to.language]

  const write = (next: string) => {
    setRefused(false)
    writing.noteKey()
    type({ text: next })
  }
  const select = (hole: string, within = text) => {
    const at = within.indexOf(`{${hole}}`)
    const mark = () => {
      field.current?.focus()
      if (at >= 0) field.current?.setSelectionRange(at, at + hole.length + 2)
    }
    // The field has a new text with the next drawing; what stands there already is marked before the next key.
    if (within === text) mark()
    else requestAnimationFrame(mark)
  }
  const insert = (template: string) => {
    setLacking(null)
    const filled = fillHoles(template, { name: to.fullName, 'member number': to.memberNumber })
    const next = text.trim() === '' ? filled : `${text.trimEnd()}\n${filled}`
    write(next)
    select(holesOf(next)[0] ?? '', next)
  }
  const take = (template: MessageTemplate) => {
    const own = template.texts[to.language]
    if (own === undefined) setLacking(template)
    else insert(own)
  }
  const trySend = () => {
    if (isBusy) return
    setRefused(true)
    if (tidy === '' || isLong) return field.current?.focus()
    if (holes[0] !== undefined) return select(holes[0])
    void submit(async () => {
      try {
        await send({ idempotencyKey: key, text })
      } catch (error) {
        if (error instanceof RefusalError && error.reason === 'messages.keyReused') renewKey()
        throw error
      }
      clear()
      writing.stop()
      setRefused(false)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    trySend()
  }
  const empty = isRefused && tidy === '' ? 'Type your message before you send it.' : undefined
  const wrong = isLong
    ? `${(length - replyLimit).toLocaleString('en-SG')} characters too long.`
    : isRefused && holes.length > 0
      ? `Fill in ${held(holes)}, or take it out.`
      : (empty ?? wrongWith('text'))
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TemplateChoice language={to.language} onTake={take} />
        <KeptNote keptAt={keptAt} onDiscard={clear} />
      </Box>
      {lacking ? (
        <Alert severity="warning" onClose={() => setLacking(null)}>
          “{lacking.name}” is not written in {language}, which {to.fullName} reads.
          <Button size="small" onClick={() => insert(lacking.texts.english)}>
            Take the English
          </Button>
        </Alert>
      ) : null}
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <TextField
        label="Message to the member"
        inputRef={field}
        multiline
        minRows={3}
        maxRows={12}
        value={text}
        error={wrong !== undefined}
        helperText={`${wrong ? `${wrong} ` : ''}${to.fullName} reads ${language}.`}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { 'aria-keyshortcuts': 'Control+Enter' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {holes.map((hole) => (
          <Button key={hole} size="small" variant="outlined" onClick={() => select(hole)}>
            Fill in {`{${hole}}`}
          </Button>
        ))}
        <Box sx={{ flexGrow: 1 }} />
        <SmallPrint>
          {length.toLocaleString('en-SG')} of {replyLimit.toLocaleString('en-SG')} · Ctrl Enter sends
        </SmallPrint>
        <Button variant="contained" loading={isBusy} onClick={trySend}>
          Send
        </Button>
      </Box>
    </Box>
  )
}
