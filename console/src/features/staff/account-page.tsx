import { changeDeskPassword, newRecoveryCodes, readOwnDesk } from '@mwc/contract/staff/own-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { roleWords } from '../../page/role-words.ts'
import { AccountGroup } from './account-group.tsx'
import { OwnSecretsForm } from './own-secrets-form.tsx'
import { PasskeyGroup } from './passkey-group.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { PageTitle } from '../../plain/page-title.tsx'

const ownPassword = { name: 'currentPassword', label: 'Your password', kind: 'own' } as const

/** What somebody signs in with at the desk, for themselves alone. */
export function AccountPage() {
  const { data: account, error } = useQuery({ queryKey: ['own-desk'], queryFn: ({ signal }) => callServer(readOwnDesk, {}, signal) })
  const [codes, setCodes] = useState<string[] | null>(null)
  const notify = useNotify()
  const queries = useQueryClient()
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
      <PageTitle title="My account" />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {account ? (
        <>
          <Typography color="text.secondary">
            {account.username}, {roleWords[account.role]}
          </Typography>
          <PasskeyGroup passkeys={account.passkeys} />
          <AccountGroup
            title="Recovery codes"
            explained={`${account.recoveryCodes} of 10 are left. Each signs you in once when your phone is not there.`}
          >
            {codes ? <RecoveryCodes codes={codes} /> : null}
            <OwnSecretsForm
              label="Make new codes"
              fields={[ownPassword]}
              send={async ({ currentPassword = '' }) => {
                setCodes((await callServer(newRecoveryCodes, { currentPassword })).recoveryCodes)
                await queries.invalidateQueries({ queryKey: ['own-desk'] })
              }}
            />
          </AccountGroup>
          <AccountGroup title="Password" explained="Another password signs you out everywhere else.">
            <OwnSecretsForm
              label="Change password"
              fields={[ownPassword, { name: 'password', label: 'New password', kind: 'new' }]}
              send={async ({ currentPassword = '', password = '' }) => {
                await callServer(changeDeskPassword, { currentPassword, password })
                notify('Your password is changed.', { type: 'success' })
              }}
            />
          </AccountGroup>
          <a href="/console/third-party-notices.txt">Licences of the software in this desk</a>
        </>
      ) : null}
    </Box>
  )
}
