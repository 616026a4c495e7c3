import type { AtThread } from '@mwc/contract/messages/message-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'

const names = new Intl.ListFormat('en')

/** Says that a colleague has the same thread open, or writes in it. */
export function OthersNote({ others }: { others: readonly AtThread[] }) {
  const writing = others.filter(({ isWriting }) => isWriting).map(({ username }) => username)
  const reading = others.filter(({ isWriting }) => !isWriting).map(({ username }) => username)
  return (
    <Box role="status">
      {writing.length > 0 ? (
        <Alert severity="warning">
          {names.format(writing)} {writing.length === 1 ? 'is' : 'are'} writing to this member now.
        </Alert>
      ) : reading.length > 0 ? (
        <Alert severity="info">
          {names.format(reading)} {reading.length === 1 ? 'has' : 'have'} this thread open, too.
        </Alert>
      ) : null}
    </Box>
  )
}
