import { replyThread } from '@mwc/contract/messages/message-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { Loading, useNotify } from 'react-admin'
import { useParams } from 'react-router-dom'
import { RefusalError } from '../../../calls/call-errors.ts'
import { callServer } from '../../../calls/call-server.ts'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { Facts } from '../../../page/facts.tsx'
import { MemberText } from '../../../page/member-text.tsx'
import { MomentText } from '../../../page/moment-text.tsx'
import { Section } from '../../../page/section.tsx'
import { StateChip } from '../../../page/state-chip.tsx'
import { PageTitle } from '../../../plain/page-title.tsx'
import { languageWords } from '../../../related/reply/language-words.ts'
import { ReplyBox } from '../../../related/reply/reply-box.tsx'
import { standingOf } from '../thread-words.ts'
import { MessageLog } from './message-log.tsx'
import { OthersNote } from './others-note.tsx'
import { ThreadActs } from './thread-acts.tsx'
import { useThread } from './use-thread.ts'

const columns = {
  display: 'grid',
  gap: 2,
  my: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
}

function Thread({ id }: { id: string }) {
  const { read, error, keep, add, readOlder, sayWriting } = useThread(id)
  const [seen, setSeen] = useState(0)
  const notify = useNotify()
  const isGone = error instanceof RefusalError && error.status === 404
  if (isGone)
    return <EmptyPage title="These messages are not here" text="They go with the account when a member closes it, and with age." />
  if (!read) return error ? <Alert severity="error">{error.message}</Alert> : <Loading />
  const { thread, others } = read
  const member = { id: thread.memberId, fullName: thread.memberName, memberNumber: thread.memberNumber, language: thread.language }
  const send = async (message: { idempotencyKey: string; text: string }) => {
    add(await callServer(replyThread, { id, ...message }))
    notify('Sent. The member is notified.', { type: 'success' })
  }
  return (
    <Box sx={columns}>
      <PageTitle title={`Messages with ${thread.memberName}`} />
      <Box sx={{ order: { lg: 1 }, minWidth: 0 }}>
        <Section title="Thread" aside={<StateChip {...standingOf(thread)} />}>
          <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 2 }}>
            <Facts
              facts={[
                ['Member', <MemberText key="member" member={member} />],
                ['Reads', languageWords[thread.language]],
                ...(thread.waitingSince ? [['Waits since', <MomentText key="waits" at={thread.waitingSince} />] as const] : []),
              ]}
            />
            <ThreadActs thread={thread} seen={seen} onChanged={keep} />
          </Box>
        </Section>
      </Box>
      <Section title="Messages">
        {error ? (
          <Alert severity="warning" sx={{ mx: 2, mb: 1 }}>
            {error.message} What is new is not shown until then.
          </Alert>
        ) : null}
        <MessageLog read={read} seen={seen} onSeen={setSeen} onOlder={readOlder} />
        {thread.may.includes('reply') ? (
          <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
            <OthersNote others={others} />
            <ReplyBox name={`message ${thread.memberId}`} to={member} send={send} onWriting={sayWriting} />
          </Box>
        ) : null}
      </Section>
    </Box>
  )
}

/** What a member and staff write to each other, as it is written, and the answer to it. */
export function ThreadPage() {
  const { id = '' } = useParams()
  return <Thread key={id} id={id} />
}
