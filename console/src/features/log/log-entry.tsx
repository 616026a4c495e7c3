import type { LogEntry } from '@mwc/contract/log/log.schemas'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { Facts } from '../../page/facts.tsx'
import { formatMoment } from '../../page/format.ts'
import { ChangedValues } from './changed-values.tsx'
import { actWords } from './log-words.ts'

function placeOf(position: number | null): string {
  if (position === null) return 'In a few seconds'
  return position === 0 ? 'From before the chain' : position.toLocaleString('en-SG')
}

/** Opens one entry: why, what changed, and by what the same call is found in the server's own log. */
export function LogEntryButton({ entry }: { entry: LogEntry }) {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const { act, username, at, reason, before, after, requestId, address, position, id } = entry
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId} fullWidth maxWidth="md">
        <DialogTitle id={titleId}>{actWords(act)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Facts
            facts={[
              ['When', formatMoment(at)],
              ['Who', username ?? 'A command on the server'],
              ['Place in the chain', placeOf(position)],
              ['Reason', reason ?? '–'],
            ]}
          />
          <ChangedValues before={before} after={after} />
          <Box sx={{ color: 'text.secondary' }}>
            <Facts
              facts={[
                ['Request', requestId],
                ['Address (keyed hash)', address ? `${address.slice(0, 12)}…` : '–'],
                ['Entry', id],
              ]}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
