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
import { useSubmit } from '../../page/use-submit.ts'
import { askForPasskey } from './ask-for-passkey.ts'

type Credentials = { username: string; password: string; totp: string }

type Props = { onSignedIn: (staff: OutputOf<typeof staffMe>) => void | Promise<void>; username?: string }

/** User name, password and the authenticator's code. Keeps what was typed when it was wrong, but the code, which opens once. */
export function CredentialsForm({ onSignedIn, username = '' }: Props) {
  const [typed, setTyped] = useState<Credentials>({ username, password: '', totp: '' })
  const { isBusy, problem, wrongWith: wrong, send } = useSubmit(Object.keys(typed))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      try {
        await onSignedIn(await signIn(typed))
      } catch (error) {
        setTyped({ ...typed, totp: '' })
        throw error
      }
    })
  }

  const withPasskey = () => send(async () => onSignedIn(await signInWithPasskey(askForPasskey)))

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
      {problem ? <Alert severity="error">{problem}</Alert> : null}
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
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Sign in
      </Button>
      {browserSupportsWebAuthn() ? (
        <Button variant="outlined" size="large" disabled={isBusy} startIcon={<FingerprintIcon />} onClick={withPasskey}>
          Sign in with a passkey
        </Button>
      ) : null}
    </Box>
  )
}
