import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { blockTypedFin, unblockTypedFin } from '@mwc/contract/members/member-acts-desk.calls'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePermissions } from 'react-admin'
import { ActButton, type ActField } from '../../../page/act-button.tsx'
import { reasonField } from './fields.ts'

const fields: readonly ActField[] = [
  { name: 'fin', label: 'Whole FIN', hint: 'As it stands on the work permit.', isSecret: true },
  reasonField,
]

/** FINs of nobody with an account: of one that was closed, or of somebody who is not to sign up. */
export function TypedFinButtons() {
  const { permissions: role } = usePermissions<StaffRole>()
  if (!role || !mayCall(blockTypedFin, role)) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
      <Typography color="text.secondary" variant="body2">
        A FIN without an account:
      </Typography>
      <ActButton
        quiet
        label="Block a FIN"
        question="Let nobody sign up with a FIN?"
        explained="For a FIN without an account, of one that was closed for example. Of nobody on file the reason stands in the log as you write it: name no one."
        done="Blocked."
        call={blockTypedFin}
        input={{}}
        fields={fields}
      />
      <ActButton
        quiet
        label="Unblock a FIN"
        question="Let a FIN sign up again?"
        explained="For a FIN that was blocked before."
        done="Unblocked."
        call={unblockTypedFin}
        input={{}}
        fields={fields}
      />
    </Box>
  )
}
