import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import EditNoteIcon from '@mui/icons-material/EditNoteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { RefusalError } from '../calls/call-errors.ts'
import { callServer } from '../calls/call-server.ts'
import { type ActField, ActInput, valueOf } from './act-fields.tsx'
import { ActProblem } from './act-problem.tsx'
import { focusFirst } from '../plain/focus-first.ts'
import { KeptNote } from './kept-note.tsx'
import { useDraft } from '../kept/use-draft.ts'
import { useWrongFocus } from './use-wrong-focus.ts'

export type { ActField } from './act-fields.tsx'

type Act<E extends WireCall> = {
  /** What the button says, and the question above the form. */
  label: string
  question: string
  /** What happens then, in a sentence. */
  explained: string
  /** Said when it is done. */
  done: string
  call: E
  /** What is sent beside the fields. */
  input: Partial<InputOf<E>>
  fields: readonly ActField[]
  danger?: boolean
  /** One of many on its page: small, and in the page's own colours. */
  quiet?: boolean
  /** Sends a key made for this question, kept until it is answered: what is sent twice is done once. */
  keyed?: boolean
  /** What is sent for the fields, where a call does not take them side by side. */
  shape?: (given: Record<string, unknown>) => Partial<InputOf<E>>
  /** Sends only the fields that were changed; those that must be filled in go along. */
  onlyChanged?: boolean
  onDone?: (answer: OutputOf<E>) => void
}

/** A button whose act is asked for in words, with its reason; what was typed stays until it is done, over a closed tab, too. */
export function ActButton<E extends WireCall>(act: Act<E>) {
  const { label, question, explained, done, call, input, fields, danger = false, quiet = false, keyed = false, onlyChanged = false } = act
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  /** Why somebody else was faster, as long as it stands in the open dialog. */
  const unread = useRef<string | null>(null)
  const about = (input as { id?: string }).id ?? ''
  const secret = fields.flatMap(({ name, isSecret }) => (isSecret ? [name] : []))
  const { typed, key, keptAt, type, clear } = useDraft<Record<string, string>>(`${call.path} ${about} ${label}`, secret)
  const text = ({ name, first = '' }: ActField) => typed[name] ?? first
  const refused = problem instanceof RefusalError ? problem.at(fields.map(({ name }) => name)) : []
  const isElsewhere = refused.length === 0 || (problem instanceof RefusalError && problem.member !== undefined)
  const noteForm = useWrongFocus(problem)
  const isSent = (field: ActField) => !onlyChanged || field.first === undefined || text(field) !== field.first

  // What the page shows by then may have no such button any more: why it was not done is said all the same.
  useEffect(
    () => () => {
      if (unread.current !== null) notify(unread.current, { type: 'warning' })
    },
    [notify],
  )
  const close = () => {
    unread.current = null
    setOpen(false)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // It stands over a record's form, to which React would hand it on: that would be saved, too.
    event.stopPropagation()
    noteForm(event.currentTarget)
    setBusy(true)
    setProblem(null)
    unread.current = null
    try {
      const given = Object.fromEntries(fields.filter(isSent).map((field) => [field.name, valueOf(field, text(field))]))
      const sent = { ...input, ...(keyed && { idempotencyKey: key }), ...(act.shape?.(given) ?? given) } as InputOf<E>
      const answer = await callServer(call, sent)
      setOpen(false)
      clear()
      notify(done, { type: 'success' })
      act.onDone?.(answer)
      refresh()
    } catch (error) {
      setProblem(error)
      // Somebody else was faster: the next try is over what the page shows by then.
      if (error instanceof RefusalError && error.isOvertaken) {
        unread.current = error.message
        refresh()
      }
    } finally {
      setBusy(false)
    }
  }

  // A long form stands in two columns, so that its button is in sight on a laptop.
  const many = fields.length > 7
  const variant = danger || quiet ? 'outlined' : 'contained'
  return (
    <>
      <Button
        variant={variant}
        color={danger ? 'error' : 'primary'}
        size={quiet ? 'small' : 'medium'}
        // Something typed waits to be sent.
        endIcon={keptAt === null ? null : <EditNoteIcon titleAccess="not sent yet" />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => !busy && close()}
        aria-labelledby={`${id}-title`}
        fullWidth
        maxWidth="sm"
        slotProps={{ transition: { onEntered: () => focusFirst(first) } }}
      >
        <form onSubmit={submit} noValidate>
          <DialogTitle id={`${id}-title`}>{question}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: many ? '1fr 1fr' : 'minmax(0, 1fr)' }}>
            <Box sx={{ display: 'grid', gap: 2, gridColumn: '1 / -1' }}>
              <p style={{ margin: 0 }}>{explained}</p>
              <KeptNote keptAt={keptAt} onDiscard={clear} />
              {problem instanceof Error && isElsewhere ? <ActProblem problem={problem} fields={fields} typed={typed} /> : null}
            </Box>
            {fields.map((field, i) => (
              <ActInput
                key={field.name}
                field={field}
                text={text(field)}
                wrong={refused.find(({ field: name }) => name === field.name)?.message}
                inputRef={i === 0 ? first : undefined}
                onType={(value) => type({ ...typed, [field.name]: value })}
              />
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={close} disabled={busy}>
              Not now
            </Button>
            <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
              {label}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
