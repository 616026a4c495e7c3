import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Show, useRecordContext } from 'react-admin'
import { formatMoment } from '../../page/format.ts'
import { RecordHead } from '../../page/record-head.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { MemberActs } from './acts/member-acts.tsx'
import { LedgerSection } from './ledger-section.tsx'
import { MemberFacts } from './member-facts.tsx'
import { statusWords } from '../../words/person-words.ts'
import { ConsentPart, NomineePart, PhonePart, RequestPart } from './story/account-parts.tsx'
import { PaymentPart, RewardPart, UsePart } from './story/money-parts.tsx'
import { LogPart, NoticePart, SmsPart, ThreadPart } from './story/told-parts.tsx'
import { useStory } from './story/use-story.ts'
import { explainStanding } from './standing.ts'

const column = { display: 'grid', gap: 2, minWidth: 0 }
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
}

/** Status first: what the member may use today, and why. */
function MemberHead({ member }: { member: DeskMemberDetail }) {
  return (
    <RecordHead name={member.fullName || 'Closed account'} state={<StateChip {...statusWords[member.status]} />}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>{explainStanding(member)}</Typography>
        {member.dormant && member.status !== 'closed' ? (
          <Alert severity="warning">
            Unused for 180 days: an OTP alone does not open this account. It needs its password, or staff who have checked the holder.
          </Alert>
        ) : null}
        {member.holderConfirmedUntil ? (
          <Alert severity="info">
            The holder was checked: an OTP opens this account until {formatMoment(member.holderConfirmedUntil)}.
          </Alert>
        ) : null}
      </Box>
    </RecordHead>
  )
}

function MemberDetail({ member }: { member: DeskMemberDetail }) {
  const { story, at, problem } = useStory(member.id)
  const given = story && { memberId: member.id, story }
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <MemberHead member={member} />
      <MemberActs member={member} />
      {problem ? <Alert severity="error">{problem.message}</Alert> : null}
      <Box sx={columns}>
        <Box sx={column}>
          <LedgerSection member={member} />
          {given ? (
            <Fragment key={at}>
              <PaymentPart {...given} />
              <RewardPart {...given} />
              <UsePart {...given} />
              <ConsentPart {...given} />
              <LogPart {...given} />
            </Fragment>
          ) : null}
        </Box>
        <Box sx={column}>
          <MemberFacts key={member.id} member={member} />
          {given ? (
            <Fragment key={at}>
              <PhonePart {...given} />
              <RequestPart {...given} />
              <ThreadPart {...given} />
              <NomineePart {...given} />
              <NoticePart {...given} />
              <SmsPart {...given} />
            </Fragment>
          ) : null}
        </Box>
      </Box>
    </Box>
  )
}

function WholeMember() {
  const record = useRecordContext<DeskMemberDetail>()
  // A row of the list stands in until the whole record has come.
  return record && 'ledger' in record ? <MemberDetail member={record} /> : null
}

function MemberTitle() {
  const record = useRecordContext<DeskMemberDetail>()
  return <>Member {record?.memberNumber}</>
}

/** One member's record: the status with its why, the money, the person, and what the reader may do. */
export function MemberPage() {
  return (
    <Show title={<MemberTitle />} actions={false} component="div">
      <WholeMember />
    </Show>
  )
}
