import type { MemberAct } from '@mwc/contract/members/member-acts'
import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import Box from '@mui/material/Box'
import type { ComponentType } from 'react'
import { Section } from '../../../page/section.tsx'
import {
  BlockFinButton,
  ConfirmHolderButton,
  DeactivateButton,
  EndSessionsButton,
  ReactivateButton,
  StopCardButton,
  UnblockFinButton,
} from './account-buttons.tsx'
import { CorrectButton } from './correct-button.tsx'
import { GiveMonthsButton } from './months-buttons.tsx'
import { PaperRequestButton } from './paper-request-button.tsx'
import { WriteButton } from './write-button.tsx'

/** Acts in the order in which a day wants them; the FIN is shown where it stands. */
const buttons = [
  ['write', WriteButton],
  ['correct', CorrectButton],
  ['giveMonths', GiveMonthsButton],
  ['confirmHolder', ConfirmHolderButton],
  ['addPaperRequest', PaperRequestButton],
  ['endSessions', EndSessionsButton],
  ['stopCard', StopCardButton],
  ['reactivate', ReactivateButton],
  ['unblockFin', UnblockFinButton],
  ['blockFin', BlockFinButton],
  ['deactivate', DeactivateButton],
] as const satisfies readonly (readonly [MemberAct, ComponentType<{ member: DeskMemberDetail }>])[]

/** What the reader may do with a member; nothing where that is nothing. */
export function MemberActs({ member }: { member: DeskMemberDetail }) {
  const offered = buttons.filter(([act]) => member.may.includes(act))
  if (offered.length === 0) return null
  return (
    <Section title="Acts">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pb: 2 }}>
        {offered.map(([act, Button]) => (
          <Button key={act} member={member} />
        ))}
      </Box>
    </Section>
  )
}
