import { beginShift, listTerminals } from '@mwc/contract/payments/counter-desk.calls'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import { EmptyPage } from '../../page/empty-page.tsx'
import { useSubmit } from '../../page/use-submit.ts'

/** Place and terminal of a shift; the one of the last shift is chosen already. */
export function ShiftChoice({ chosen, onDone, onCancel }: { chosen: string | null; onDone: () => void; onCancel?: () => void }) {
  const { data } = useQuery({
    queryKey: ['counter', 'terminals'],
    queryFn: ({ signal }) => callServer(listTerminals, { onlyInUse: 'true', pageSize: 100 }, signal),
  })
  const [picked, setPicked] = useState<string | null>(null)
  const queries = useQueryClient()
  const { isBusy, problem, wrongWith, send } = useSubmit(['terminalId'])
  if (!data) return null
  if (data.rows.length === 0)
    return (
      <EmptyPage
        title="No terminals yet"
        text="An admin adds the NETS machines of each place under Terminals. Then a shift can begin here."
      />
    )
  const terminals = data.rows.toSorted((a, b) => a.place.name.localeCompare(b.place.name) || a.name.localeCompare(b.name))
  const terminalId = picked ?? (terminals.some(({ id }) => id === chosen) ? chosen : null) ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      queries.setQueryData(['counter', 'shift'], await callServer(beginShift, { terminalId }))
      onDone()
    })
  }
  return (
    <Card variant="outlined" component="section" aria-labelledby="shift-title">
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, p: 3 }}>
        <Typography variant="h2" id="shift-title">
          Where do you collect?
        </Typography>
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        <TextField
          select
          required
          label="Place and terminal"
          value={terminalId}
          onChange={({ target }) => setPicked(target.value)}
          error={wrongWith('terminalId') !== undefined}
          helperText={wrongWith('terminalId') ?? 'For this session. Every slip that you collect is counted there.'}
        >
          {terminals.map(({ id, place, name }) => (
            <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              {place.name} · {name}
            </MenuItem>
          ))}
        </TextField>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has nothing else to do */}
          <Button type="submit" variant="contained" loading={isBusy} autoFocus={terminalId !== ''}>
            Begin the shift
          </Button>
          {onCancel ? <Button onClick={onCancel}>Stay where I am</Button> : null}
        </Box>
      </Box>
    </Card>
  )
}
