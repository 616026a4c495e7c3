import { changeDeskPassword, newRecoveryCodes, readOwnDesk } from '@mwc/contract/staff/own-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { RefusalError } from '../../calls/call-errors.ts'
import { callServer } from '../../calls/call-server.ts'
import { PasswordField } from './password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { roleWords } from './staff-words.ts'

type FormProps = { label: string; fields: readonly { name: string; label: string; own: boolean }[]; send: (typed: never) => Promise<void> }

/** A short form of passwords: emptied when it is done, kept when it is refused. */
function PasswordForm({ label, fields, send }: FormProps) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const refused = problem instanceof RefusalError ? problem.fields : []
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await send(Object.fromEntries(fields.map(({ name }) => [name, typed[name] ?? ''])) as never)
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
      {fields.map(({ name, label: text, own }) => (
        <PasswordField
          key={name}
          label={text}
          own={own}
          value={typed[name] ?? ''}
          onChange={(value) => setTyped({ ...typed, [name]: value })}
          wrong={refused.find(({ field }) => field === name)?.message}
        />
      ))}
      <Box>
        <Button type="submit" variant="outlined" loading={busy}>
          {label}
        </Button>
      </Box>
    </Box>
  )
}

function Group({ title, explained, children }: { title: string; explained: string; children: ReactNode }) {
  return (
    <Card variant="outlined" component="section" aria-label={title}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <div>
          <Typography variant="h2">{title}</Typography>
          <Typography color="text.secondary" variant="body2">
            {explained}
          </Typography>
        </div>
        {children}
      </CardContent>
    </Card>
  )
}

const ownPassword = { name: 'currentPassword', label: 'Your password', own: true }

/** What somebody signs in with at the desk, for themselves alone. */
export function AccountPage() {
  const { data: account, error } = useQuery({ queryKey: ['own-desk'], queryFn: ({ signal }) => callServer(readOwnDesk, {}, signal) })
  const [codes, setCodes] = useState<string[] | null>(null)
  const notify = useNotify()
  const queries = useQueryClient()
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
      <Title title="My account" />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {account ? (
        <>
          <Typography color="text.secondary">
            {account.username}, {roleWords[account.role]}
          </Typography>
          <Group
            title="Recovery codes"
            explained={`${account.recoveryCodes} of 10 are left. Each signs you in once when your phone is not there.`}
          >
            {codes ? <RecoveryCodes codes={codes} /> : null}
            <PasswordForm
              label="Make new codes"
              fields={[ownPassword]}
              send={async (typed) => {
                setCodes((await callServer(newRecoveryCodes, typed)).recoveryCodes)
                await queries.invalidateQueries({ queryKey: ['own-desk'] })
              }}
            />
          </Group>
          <Group title="Password" explained="Another password signs you out everywhere else.">
            <PasswordForm
              label="Change password"
              fields={[ownPassword, { name: 'password', label: 'New password', own: false }]}
              send={async (typed) => {
                await callServer(changeDeskPassword, typed)
                notify('Your password is changed.', { type: 'success' })
              }}
            />
          </Group>
        </>
      ) : null}
    </Box>
  )
}
