import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { listLog } from '@mwc/contract/log/log.calls'
import type { MemberStory } from '@mwc/contract/members/member-story.schemas'
import Box from '@mui/material/Box'
import { useCanAccess, usePermissions } from 'react-admin'
import { RecordLink } from '../../../lists/record-link.tsx'
import { MomentText } from '../../../page/moment-text.tsx'
import { NothingYet, Section } from '../../../page/section.tsx'
import { SmallPrint } from '../../../page/small-print.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { AllInList } from './all-in-list.tsx'
import { type RowOf, StoryPart } from './story-part.tsx'
import { smsErrorText, smsPurposeText, smsStateWords } from '../../../words/sms-words.ts'
import { actInWords } from './story-words.ts'

type Given = { memberId: string; story: MemberStory }

/** Where the member and staff write to each other: how it stands, and the last word. */
export function ThreadPart({ story: { thread } }: Pick<Given, 'story'>) {
  const { canAccess } = useCanAccess({ resource: 'threads', action: 'show' })
  return (
    <Section
      title="Messages"
      aside={thread && canAccess ? <RecordLink to={`/threads/${thread.id}/show`}>Open the thread</RecordLink> : null}
    >
      {thread ? (
        <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <StateChip
              {...(thread.waitingSince
                ? { tone: 'wrong', word: 'Waits for an answer' }
                : thread.state === 'open'
                  ? { tone: 'waiting', word: 'Open' }
                  : { tone: 'over', word: 'Closed' })}
            />
            <span>{thread.messageCount === 1 ? '1 message' : `${thread.messageCount} messages`}</span>
          </Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {thread.lastAttachment === 'photo' ? 'A photo' : thread.lastAttachment === 'voice' ? 'A voice note' : `“${thread.lastText}”`}
          </Box>
          <MomentText at={thread.lastAt} />
        </Box>
      ) : (
        <NothingYet>Nothing was written yet.</NothingYet>
      )}
    </Section>
  )
}

const noticeColumns = [
  {
    name: 'Told in the app',
    show: ({ title, text }: RowOf<'notices'>) => (
      <>
        {title}
        <SmallPrint>{text}</SmallPrint>
      </>
    ),
  },
  {
    name: 'When',
    show: ({ at, readAt, deletedAt }: RowOf<'notices'>) => (
      <>
        <MomentText at={at} />
        <SmallPrint>{deletedAt ? 'Deleted by the member' : readAt ? 'Read' : 'Not read'}</SmallPrint>
      </>
    ),
  },
]

/** What the member was told in the app. */
export function NoticePart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="notices"
      title="Notices"
      first={story.notices}
      nothing="None: money, reminders, rewards and news are told here."
      columns={noticeColumns}
    />
  )
}

const smsColumns = [
  {
    name: 'For what',
    show: ({ purpose, mobileLastFour }: RowOf<'sms'>) => (
      <>
        {smsPurposeText(purpose)}
        <SmallPrint>to …{mobileLastFour}</SmallPrint>
      </>
    ),
  },
  {
    name: 'State',
    show: ({ state, error }: RowOf<'sms'>) => (
      <>
        <StateChip {...smsStateWords[state]} />
        {error ? <SmallPrint>{smsErrorText(error)}</SmallPrint> : null}
      </>
    ),
  },
  { name: 'When', show: ({ at }: RowOf<'sms'>) => <MomentText at={at} /> },
]

/** SMS to the member, without what stood in them. */
export function SmsPart({ memberId, story }: Given) {
  return (
    <StoryPart
      memberId={memberId}
      name="sms"
      title="SMS"
      first={story.sms}
      nothing="None in the last months."
      columns={smsColumns}
      isOver={({ state }) => state === 'skipped'}
    />
  )
}

const logColumns = [
  {
    name: 'What staff did',
    show: ({ act, reason }: RowOf<'log'>) => (
      <>
        {act === 'members.look' ? 'Looked at the record' : actInWords(act)}
        {reason ? (
          <SmallPrint>
            <span style={{ overflowWrap: 'anywhere' }}>“{reason}”</span>
          </SmallPrint>
        ) : null}
      </>
    ),
  },
  { name: 'Who', show: ({ username }: RowOf<'log'>) => username ?? 'A command' },
  { name: 'When', show: ({ at }: RowOf<'log'>) => <MomentText at={at} /> },
]

/** What staff did about the member, and who looked. */
export function LogPart({ memberId, story }: Given) {
  const { permissions: role } = usePermissions<StaffRole>()
  const mayList = role !== undefined && mayCall(listLog, role)
  return (
    <StoryPart
      memberId={memberId}
      name="log"
      title="Log"
      first={story.log}
      nothing="Nobody of staff has done anything here."
      columns={logColumns}
      isOver={({ act }) => act === 'members.look'}
      aside={mayList && story.log?.rows.length ? <AllInList list="log" name="Log" memberId={memberId} /> : null}
    />
  )
}
