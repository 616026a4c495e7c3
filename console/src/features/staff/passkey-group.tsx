import { addPasskey, beginPasskey, removePasskey } from '@mwc/contract/staff/passkeys.calls'
import type { OwnDesk } from '@mwc/contract/staff/own-desk.schemas'
import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { startRegistration } from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { ActButton } from '../../page/act-button.tsx'
import { formatMoment } from '../../page/format.ts'
import { AccountGroup } from './account-group.tsx'
import { OwnSecretsForm } from './own-secrets-form.tsx'
import { askDevice } from './ask-device.ts'

/** The own passkeys: they sign in alone, by finger, face or the device's PIN. */
export function PasskeyGroup({ passkeys }: { passkeys: OwnDesk['passkeys'] }) {
  const queries = useQueryClient()
  const notify = useNotify()
  const readAgain = () => queries.invalidateQueries({ queryKey: ['own-desk'] })
  return (
    <AccountGroup
      title="Passkeys"
      explained="Sign in by finger, face or the PIN of this computer or phone, without password and code. A passkey works here alone: no false page can ask for it."
    >
      {passkeys.length > 0 ? (
        <List dense disablePadding aria-label="Your passkeys">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <ListItem key={id} disableGutters divider>
              <ListItemText
                primary={name}
                secondary={`Added ${formatMoment(createdAt)}; ${lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'not used yet'}`}
              />
              <ActButton
                danger
                label="Remove"
                question={`Remove the passkey ${name}?`}
                explained="It signs nobody in any more. Delete it on the device as well."
                done="The passkey is removed."
                call={removePasskey}
                input={{ id }}
                fields={[{ name: 'note', label: 'Reason', kind: 'note', hint: 'Kept in the log.' }]}
                onDone={() => void readAgain()}
              />
            </ListItem>
          ))}
        </List>
      ) : null}
      <Box>
        <OwnSecretsForm
          label="Add a passkey"
          fields={[
            { name: 'name', label: 'Name of the new passkey', kind: 'text', hint: 'By which you know it again: Work laptop' },
            { name: 'currentPassword', label: 'Your password', kind: 'own' },
          ]}
          send={async ({ name = '', currentPassword = '' }) => {
            const { options } = await callServer(beginPasskey, { currentPassword })
            const made = await askDevice(() => startRegistration({ optionsJSON: options }))
            const { id, rawId, response } = made
            const { clientDataJSON, attestationObject, transports } = response
            await callServer(addPasskey, {
              name,
              credential: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } },
            })
            await readAgain()
            notify('The passkey is added.', { type: 'success' })
          }}
        />
      </Box>
    </AccountGroup>
  )
}
