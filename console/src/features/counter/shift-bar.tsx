import type { Shift } from '@mwc/contract/payments/counter-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { formatDay, formatMoney } from '../../page/format.ts'
import { SmallPrint } from '../../page/small-print.tsx'

/** Slips as they are counted. */
export const slipsText = (count: number): string => `${count} ${count === 1 ? 'slip' : 'slips'}`

/** Where one sits, what the terminal has so far, and the way to close its day. */
export function ShiftBar({ shift, onChange }: { shift: Shift; onChange: () => void }) {
  const { place, terminal, today, countsOn, collectedCount, collectedCents, dayId } = shift
  return (
    <>
      <Card variant="outlined" component="section" aria-label="Your shift">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h2" component="p">
              {place.name} · {terminal.name}
            </Typography>
            <SmallPrint>
              {formatDay(countsOn)}: {slipsText(collectedCount)}, {formatMoney(collectedCents)}
            </SmallPrint>
          </Box>
          <Button onClick={onChange}>Change terminal</Button>
          {dayId ? (
            <Button variant="outlined" component={RouterLink} to={`/counter-days/${dayId}/show`}>
              Close the day
            </Button>
          ) : null}
        </Box>
      </Card>
      {countsOn === today ? null : (
        <Alert severity="info">Today is closed for this terminal. What is collected now counts on {formatDay(countsOn)}.</Alert>
      )}
    </>
  )
}
