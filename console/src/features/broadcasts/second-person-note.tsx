import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import Alert from '@mui/material/Alert'
import { formatMoment } from '../../page/format.ts'

/** Where a broadcast to more than 10,000 members stands with its second person; nothing of any other. */
export function SecondPersonNote({ broadcast }: { broadcast: Broadcast }) {
  const { state, needsSecond, waitsSince, confirmedBy, confirmedAt, heldAt } = broadcast
  if (state !== 'draft' && state !== 'scheduled') return null
  if (confirmedBy && confirmedAt)
    return (
      <Alert severity="success">
        {confirmedBy.username} confirmed it on {formatMoment(confirmedAt)}. A change of what it says or of whom it is for takes that away.
      </Alert>
    )
  if (!needsSecond) return null
  return (
    <Alert severity="warning">
      {heldAt
        ? `Its time came on ${formatMoment(heldAt)}, and by then it reached more than 10,000 members. It was not sent. `
        : 'It reaches more than 10,000 members. '}
      Somebody who neither wrote nor changed it has to confirm it before it is sent.
      {waitsSince ? ` Asked for on ${formatMoment(waitsSince)}.` : ''}
    </Alert>
  )
}
