import { assignThread, closeThread, messageRoles, reopenThread } from '@mwc/contract/messages/message-desk.calls'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { listColleagues } from '@mwc/contract/staff/staff.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { callServer } from '../../../calls/call-server.ts'
import { useSubmit } from '../../../page/use-submit.ts'
import { useStaff } from '../../../session/use-staff.ts'

type Props = {
  thread: DeskThread
  /** Number of the last message that was in sight. */
  seen: number
  onChanged: (thread: DeskThread) => void
}

/** Who has a thread, and whether one is done with it: each a touch, since each is undone by another. */
export function ThreadActs({ thread: { id, assignedTo, may }, seen, onChanged }: Props) {
  const me = useStaff()
  const notify = useNotify()
  const { isBusy, problem, send } = useSubmit([])
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => callServer(listColleagues, {}, signal),
    staleTime: 60_000,
  })
  const others = (data?.colleagues ?? []).filter((one) => messageRoles.includes(one.role) && one.id !== me.id)
  // Whoever has it may have left, or answer no messages any more.
  const shown = assignedTo && assignedTo.id !== me.id && !others.some((one) => one.id === assignedTo.id) ? [assignedTo, ...others] : others
  const act = (run: () => Promise<DeskThread>, done: string) =>
    send(async () => {
      onChanged(await run())
      notify(done, { type: 'success' })
    })
  const give = (staffId: string | null, done: string) => act(() => callServer(assignThread, { id, staffId }), done)
  const close = () => act(() => callServer(closeThread, { id, lastSeen: Math.max(1, seen) }), 'Closed. The next message opens it again.')
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {may.includes('assign') ? (
          <>
            <TextField
              select
              label="Who has it"
              value={assignedTo?.id ?? ''}
              disabled={isBusy}
              sx={{ minWidth: 180 }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              onChange={({ target }) => void give(target.value || null, target.value ? 'Given.' : 'Given back: it is anybody’s.')}
            >
              <MenuItem value="">Nobody</MenuItem>
              <MenuItem value={me.id}>{me.username} (you)</MenuItem>
              {shown.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {one.username}
                </MenuItem>
              ))}
            </TextField>
            {assignedTo?.id === me.id ? (
              <Button disabled={isBusy} onClick={() => void give(null, 'Given back: it is anybody’s.')}>
                Give it back
              </Button>
            ) : (
              <Button variant="outlined" disabled={isBusy} onClick={() => void give(me.id, 'It is yours.')}>
                Take it
              </Button>
            )}
          </>
        ) : null}
        {may.includes('close') ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => void close()}>
            Close
          </Button>
        ) : null}
        {may.includes('reopen') ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => void act(() => callServer(reopenThread, { id }), 'Open again.')}>
            Open again
          </Button>
        ) : null}
      </Box>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
    </Box>
  )
}
