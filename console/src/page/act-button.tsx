import type { InputOf, OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { RefusalError } from '../calls/call-errors.ts'
import { callServer } from '../calls/call-server.ts'

/** A field of an act. `money` is typed in dollars and sent in cents, `count` is a number, one of `choices` is chosen. */
export type ActField = {
  name: string
  label: string
  kind?: 'text' | 'note' | 'money' | 'count'
  choices?: readonly { id: string; name: string }[]
  hint?: string
  first?: string
  optional?: boolean
}

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
  onDone?: (answer: OutputOf<E>) => void
}

/** Cents of an amount typed in dollars; NaN, which the server refuses at its field, for what is no amount. */
export function centsOf(text: string): number {
  const match = /^\s*(?:S?\$)?\s*(\d{1,7})(?:\.(\d{1,2}))?\s*$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN
}

const inputModes = { text: undefined, note: undefined, money: 'decimal', count: 'numeric' } as const

function valueOf({ kind, optional }: ActField, text: string): string | number | undefined {
  if (kind === 'money') return centsOf(text)
  if (kind === 'count') return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN
  return optional && text.trim() === '' ? undefined : text
}

/** A button whose act is asked for in words, with its reason; what was typed stays until it is done. */
export function ActButton<E extends WireCall>({ label, question, explained, done, call, input, fields, danger = false, onDone }: Act<E>) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const text = ({ name, first = '' }: ActField) => typed[name] ?? first
  const refused = problem instanceof RefusalError ? problem.fields : []
  const atFields = refused.filter(({ field }) => fields.some(({ name }) => name === field))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const given = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, text(field))]))
      const answer = await callServer(call, { ...input, ...given } as InputOf<E>)
      setOpen(false)
      setTyped({})
      notify(done, { type: 'success' })
      onDone?.(answer)
      refresh()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button variant={danger ? 'outlined' : 'contained'} color={danger ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={() => !busy && setOpen(false)}
        aria-labelledby={`${id}-title`}
        fullWidth
        maxWidth="sm"
        slotProps={{ transition: { onEntered: () => first.current?.focus() } }}
      >
        <form onSubmit={submit} noValidate>
          <DialogTitle id={`${id}-title`}>{question}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <p style={{ margin: 0 }}>{explained}</p>
            {problem instanceof Error && atFields.length === 0 ? <Alert severity="error">{problem.message}</Alert> : null}
            {fields.map((field, i) => {
              const wrong = refused.find(({ field: name }) => name === field.name)?.message
              return (
                <TextField
                  key={field.name}
                  inputRef={i === 0 ? first : undefined}
                  label={field.label}
                  value={text(field)}
                  onChange={({ target }) => setTyped({ ...typed, [field.name]: target.value })}
                  error={wrong !== undefined}
                  helperText={wrong ?? field.hint}
                  multiline={field.kind === 'note'}
                  minRows={field.kind === 'note' ? 2 : undefined}
                  select={field.choices !== undefined}
                  required={!field.optional}
                  slotProps={{ htmlInput: { inputMode: inputModes[field.kind ?? 'text'] } }}
                >
                  {field.choices?.map((choice) => (
                    <MenuItem key={choice.id} value={choice.id}>
                      {choice.name}
                    </MenuItem>
                  ))}
                </TextField>
              )
            })}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)} disabled={busy}>
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
