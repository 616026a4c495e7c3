import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useSubmit } from '../../page/use-submit.ts'
import { PasswordField } from './password-field.tsx'

type Field = { name: string; label: string; kind: 'own' | 'new' | 'text'; hint?: string }
type Props = { label: string; fields: readonly Field[]; send: (typed: Record<string, string>) => Promise<void> }

/** A short form about what somebody signs in with: emptied when it is done, kept when it is refused. */
export function OwnSecretsForm({ label, fields, send }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const { isBusy, problem, wrongWith, send: submitted } = useSubmit(fields.map(({ name }) => name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void submitted(async () => {
      await send(typed)
      setTyped({})
    })
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {fields.map(({ name, label: text, kind, hint }) => {
        const wrong = wrongWith(name)
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
        <Button type="submit" variant="outlined" loading={isBusy}>
          {label}
        </Button>
      </Box>
    </Box>
  )
}
