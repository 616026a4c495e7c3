import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { staffMe } from '@mwc/contract/staff/staff.calls'
import FingerprintIcon from '@mui/icons-material/FingerprintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { signIn, signInWithPasskey } from '../../adapter/auth-provider.ts'
import { RefusalError } from '../../calls/call-errors.ts'
import { askForPasskey } from './ask-for-passkey.ts'

type Credentials = { username: string; password: string; totp: string }

type Props = { onSignedIn: (staff: OutputOf<typeof staffMe>) => void | Promise<void>; username?: string }

/** User name, password and the authenticator's code. Keeps what was typed when it was wrong, but the code, which opens once. */
export function CredentialsForm({ onSignedIn, username = '' }: Props) {
  const [typed, setTyped] = useState<Credentials>({ username, password: '', totp: '' })
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const refused = problem instanceof RefusalError ? problem.fields : []
  const wrong = (name: string) => refused.find(({ field }) => field === name)?.message

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await onSignedIn(await signIn(typed))
    } catch (error) {
      setProblem(error)
      setTyped({ ...typed, totp: '' })
    } finally {
      setBusy(false)
    }
  }

  const withPasskey = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await onSignedIn(await signInWithPasskey(askForPasskey))
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  const field = (name: keyof Credentials, label: string, more: object) => (
    <TextField
      label={label}
      name={name}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      error={wrong(name) !== undefined}
      helperText={wrong(name)}
      required
      fullWidth
      {...more}
    />
  )
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
      {problem instanceof Error && refused.length === 0 ? <Alert severity="error">{problem.message}</Alert> : null}
      {field('username', 'User name', {
        autoFocus: username === '',
        autoComplete: 'username',
        slotProps: { htmlInput: { autoCapitalize: 'none' } },
      })}
      {field('password', 'Password', { type: 'password', autoFocus: username !== '', autoComplete: 'current-password' })}
      {field('totp', 'Code of your authenticator app', {
        autoComplete: 'one-time-code',
        helperText: wrong('totp') ?? 'Without your phone: one of your recovery codes',
        slotProps: { htmlInput: { maxLength: 20 } },
      })}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        Sign in
      </Button>
      {browserSupportsWebAuthn() ? (
        <Button variant="outlined" size="large" disabled={busy} startIcon={<FingerprintIcon />} onClick={withPasskey}>
          Sign in with a passkey
        </Button>
      ) : null}
    </Box>
  )
}
