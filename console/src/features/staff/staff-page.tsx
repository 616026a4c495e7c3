import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Show, useRecordContext } from 'react-admin'
import { Facts } from '../../page/facts.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { roleWords } from '../../page/role-words.ts'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { secondFactorText } from './second-factor-text.ts'
import { DisableButton, EnableButton, EndSessionsButton, NewLinkButton, RoleButton } from './staff-acts.tsx'
import { staffStateWords } from './staff-words.ts'

function StaffDetail() {
  const staff = useRecordContext<DeskStaff>()
  if (!staff) return null
  const { may, state, role } = staff
  const isLastAdmin = state === 'active' && role === 'admin' && !may.includes('disable')
  return (
    <Box sx={{ my: 2 }}>
      <RecordHead
        name={staff.username}
        state={<StateChip {...staffStateWords[state]} />}
        acts={
          <>
            {may.includes('role') ? <RoleButton staff={staff} /> : null}
            {may.includes('enable') ? <EnableButton staff={staff} /> : null}
            {may.includes('newLink') ? <NewLinkButton staff={staff} /> : null}
            {may.includes('endSessions') ? <EndSessionsButton staff={staff} /> : null}
            {may.includes('disable') ? <DisableButton staff={staff} /> : null}
          </>
        }
      >
        {isLastAdmin ? (
          <Alert severity="info">The last administrator: make somebody else one before this account can change role or be disabled.</Alert>
        ) : null}
        <Facts
          facts={[
            ['Role', roleWords[role]],
            ['Last seen', <MomentText key="seen" at={staff.lastSeenAt} none="never" />],
            ['Open sessions', staff.sessions],
            ['Second factor', secondFactorText(staff)],
            ['Made', <MomentText key="made" at={staff.createdAt} />],
            ...(state === 'invited'
              ? ([['Link can be opened until', <MomentText key="link" at={staff.linkUntil} none="it is over" />]] as const)
              : []),
          ]}
        />
      </RecordHead>
    </Box>
  )
}

function StaffTitle() {
  return <>Staff: {useRecordContext<DeskStaff>()?.username}</>
}

/** One account of staff, and what an administrator may do with it. */
export function StaffPage() {
  return (
    <Show title={<StaffTitle />} actions={false} component="div">
      <StaffDetail />
    </Show>
  )
}
