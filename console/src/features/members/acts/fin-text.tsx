import { revealFin } from '@mwc/contract/members/member-acts-desk.calls'
import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { ActButton } from '../../../page/act-button.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { reasonField } from './fields.ts'

/** A FIN's end; the whole of it once it was asked for with a reason, until the page is left. */
export function FinText({ member }: { member: DeskMemberDetail }) {
  const [fin, setFin] = useState<string | null>(null)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <span>{fin ?? `•••••${member.finLastFour}`}</span>
      {member.finBlocked ? <StateChip tone="wrong" word="May not sign up" /> : null}
      {fin === null && member.may.includes('revealFin') ? (
        <ActButton
          quiet
          label="Show the FIN"
          question={`Show the whole FIN of ${member.fullName}?`}
          explained="It stands on this page until you leave it. The log keeps that you saw it, and why."
          done="Shown until you leave the page."
          call={revealFin}
          input={{ id: member.id }}
          fields={[reasonField]}
          onDone={(answer) => setFin(answer.fin)}
        />
      ) : null}
    </Box>
  )
}
