import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { joinStaff, openStaffLink } from '@mwc/contract/staff/join.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { RefusalError } from '../../calls/call-errors.ts'
import { callServer } from '../../calls/call-server.ts'
import { formatMoment } from '../../page/format.ts'
import { useSubmit } from '../../page/use-submit.ts'
import { DoorPage } from './door-page.tsx'
import { PasswordField } from './password-field.tsx'
import { Themed } from '../../themed.tsx'
import { QrPicture } from './qr-picture.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Opened = OutputOf<typeof openStaffLink>

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h2">
        {number}. {title}
      </Typography>
      {children}
    </Box>
  )
}

function JoinForm({ token, opened, onJoined }: { token: string; opened: Opened; onJoined: (codes: string[]) => void }) {
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const { isBusy, problem, wrongWith: wrong, send } = useSubmit(['password', 'totp'])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => onJoined((await callServer(joinStaff, { token, password, totp })).recoveryCodes))
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 3 }}>
      <Typography color="text.secondary">
        You are <strong>{opened.username}</strong>, with the role <strong>{opened.role}</strong>. What you set here nobody else sees. This
        link can be used until {formatMoment(opened.until)}.
      </Typography>
      <Step number={1} title="Choose a password">
        <input type="hidden" name="username" autoComplete="username" value={opened.username} />
        <PasswordField label="New password" value={password} onChange={setPassword} wrong={wrong('password')} />
      </Step>
      <Step number={2} title="Add the desk to your authenticator app">
        <Typography color="text.secondary" variant="body2">
          Scan this with Google Authenticator, Microsoft Authenticator, 1Password or another one.
        </Typography>
        <QrPicture text={opened.totpUri} label="QR for the authenticator app" />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Or type this key: <code>{opened.totpSecret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </Typography>
      </Step>
      <Step number={3} title="Type the code that it shows">
        <TextField
          label="Code of your authenticator app"
          value={totp}
          onChange={({ target }) => setTotp(target.value)}
          error={wrong('totp') !== undefined}
          helperText={wrong('totp')}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          required
        />
      </Step>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Set up and sign in
      </Button>
    </Box>
  )
}

function Steps({ token }: { token: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<Error | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  useEffect(() => {
    const given = new AbortController()
    callServer(openStaffLink, { token }, given.signal).then(setOpened, (error: Error) => given.signal.aborted || setProblem(error))
    return () => given.abort()
  }, [token])
  if (codes)
    return (
      <DoorPage title="Keep your recovery codes">
        <RecoveryCodes codes={codes} />
        <Button variant="contained" size="large" onClick={() => window.location.assign('/console/')}>
          I have kept them: to the desk
        </Button>
      </DoorPage>
    )
  if (problem)
    return (
      <DoorPage title="MWC desk">
        <Alert severity="error">
          {problem instanceof RefusalError && problem.reason === 'request.invalid'
            ? 'This link is not whole. Copy all of it.'
            : problem.message}
        </Alert>
        <Button variant="outlined" onClick={() => window.location.assign('/console/')}>
          To the sign-in
        </Button>
      </DoorPage>
    )
  return (
    <DoorPage title="Welcome to the MWC desk">
      {opened ? <JoinForm token={token} opened={opened} onJoined={setCodes} /> : <CircularProgress aria-label="The link is looked up" />}
    </DoorPage>
  )
}

/** Where a link of an invitation leads: own password, own authenticator, recovery codes, and then the desk. */
export function JoinPage({ token }: { token: string }) {
  return (
    <Themed>
      <Steps token={token} />
    </Themed>
  )
}
