import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { RefusalError } from '../../calls/call-errors.ts'
import { PasswordField } from './password-field.tsx'

type Field = { name: string; label: string; kind: 'own' | 'new' | 'text'; hint?: string }
type Props = { label: string; fields: readonly Field[]; send: (typed: Record<string, string>) => Promise<void> }

/** A short form about what somebody signs in with: emptied when it is done, kept when it is refused. */
export function OwnSecretsForm({ label, fields, send }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const refused = problem instanceof RefusalError ? problem.fields : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await send(typed)
      setTyped({})
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
      {problem instanceof Error && refused.length === 0 ? <Alert severity="error">{problem.message}</Alert> : null}
      {fields.map(({ name, label: text, kind, hint }) => {
        const wrong = refused.find(({ field }) => field === name)?.message
        const value = typed[name] ?? ''
        const set = (next: string) => setTyped({ ...typed, [name]: next })
        return kind === 'text' ? (
          <TextField
            key={name}
            label={text}
            value={value}
            onChange={({ target }) => set(target.value)}
            error={wrong !== undefined}
            helperText={wrong ?? hint}
            required
          />
        ) : (
          <PasswordField key={name} label={text} own={kind === 'own'} value={value} onChange={set} wrong={wrong} />
        )
      })}
      <Box>
        <Button type="submit" variant="outlined" loading={busy}>
          {label}
        </Button>
      </Box>
    </Box>
  )
}
