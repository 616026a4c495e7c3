import { type FormEvent, useState } from 'react'
import { Icon } from '../../plain/icon.tsx'
import { Note } from '../../plain/note.tsx'
import { TextField } from '../../plain/text-field.tsx'
import { useSubmit } from '../../page/use-submit.ts'
import { type Staff, signIn, signInWithPasskey } from '../../session/staff-session.ts'

type Credentials = { username: string; password: string; totp: string }

type Props = { onSignedIn: (staff: Staff) => void | Promise<void>; username?: string }

const loadPasskeys = () => import('./ask-for-passkey.ts')

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

  const withPasskey = () => send(async () => onSignedIn(await signInWithPasskey((await loadPasskeys()).askForPasskey)))

  const field = (name: keyof Credentials, label: string, more: object) => (
    <TextField
      label={label}
      name={name}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      wrong={wrong(name)}
      required
      {...more}
    />
  )
  return (
    <form className="credentials" onSubmit={submit} noValidate>
      {problem ? <Note tone="wrong">{problem}</Note> : null}
      {field('username', 'User name', { autoFocus: username === '', autoComplete: 'username', autoCapitalize: 'none' })}
      {field('password', 'Password', { type: 'password', autoFocus: username !== '', autoComplete: 'current-password' })}
      {field('totp', 'Code of your authenticator app', {
        autoComplete: 'one-time-code',
        hint: 'Without your phone: one of your recovery codes',
        maxLength: 20,
      })}
      <button type="submit" className="button filled" aria-busy={isBusy} disabled={isBusy}>
        Sign in
      </button>
      {'PublicKeyCredential' in window ? (
        <button type="button" className="button" disabled={isBusy} onClick={withPasskey}>
          <Icon name="fingerprint" />
          Sign in with a passkey
        </button>
      ) : null}
    </form>
  )
}
