import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { formatCount } from '../../page/format.ts'
import { MomentText } from '../../page/moment-text.tsx'
import { Section } from '../../page/section.tsx'
import { SmallTable } from '../../page/small-table.tsx'

/** How far a broadcast is, in each way. */
export function ProgressSection({ broadcast }: { broadcast: Broadcast }) {
  const { inbox, push, sms, byPush, bySms, beganAt, endedAt, state } = broadcast
  const all = inbox.due + inbox.sent + inbox.failed + inbox.skipped
  const rows = [
    { id: 'In the inbox', of: 'members', ...inbox },
    ...(byPush ? [{ id: 'By push', of: 'phones', ...push }] : []),
    ...(bySms ? [{ id: 'By SMS', of: 'messages', ...sms }] : []),
  ]
  return (
    <Section title="How it goes" aside={beganAt ? <MomentText at={endedAt ?? beganAt} /> : undefined}>
      {state === 'sending' ? (
        <Box sx={{ px: 2, pb: 1 }}>
          <LinearProgress
            variant="determinate"
            value={all === 0 ? 0 : ((all - inbox.due) / all) * 100}
            aria-label={`${formatCount(all - inbox.due)} of ${formatCount(all)} members are told or passed over`}
          />
        </Box>
      ) : null}
      <SmallTable
        label="How it goes"
        rows={rows}
        columns={[
          { name: 'Way', show: ({ id, of }) => `${id} (${of})` },
          { name: 'Still to go', right: true, show: ({ due }) => formatCount(due) },
          { name: 'Sent', right: true, show: ({ sent }) => formatCount(sent) },
          { name: 'Failed', right: true, show: ({ failed }) => formatCount(failed) },
          { name: 'Passed over', right: true, show: ({ skipped }) => formatCount(skipped) },
        ]}
      />
    </Section>
  )
}
