import { type Opening, type Weekday, weekdays } from '@mwc/contract/content/opening-hours.rules'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

type Props = { label: string; value: string; wrong: string | undefined; hint: string | undefined; onChange: (hours: string) => void }

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const usual: Opening = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }

/** The hours of a usual week: days with from when to when; none where nobody can say. */
export function HoursField({ label, value, wrong, hint, onChange }: Props) {
  const hours = (value === '' ? [] : JSON.parse(value)) as Opening[]
  const put = (next: Opening[]) => onChange(next.length === 0 ? '' : JSON.stringify(next))
  const change = (i: number, to: Partial<Opening>) => put(hours.map((one, at) => (at === i ? { ...one, ...to } : one)))
  const time = (i: number, name: 'opens' | 'closes', text: string) => (
    <TextField
      label={name === 'opens' ? 'from' : 'until'}
      value={hours[i]?.[name] ?? ''}
      onChange={({ target }) => change(i, { [name]: target.value })}
      sx={{ width: 96 }}
      slotProps={{ htmlInput: { 'aria-label': `${label} ${text}, row ${i + 1}`, placeholder: '09:00' } }}
    />
  )
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box component="legend" sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Box>
      {hours.map((one, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else that stays
        <Box key={i} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ToggleButtonGroup
            size="small"
            value={one.days}
            onChange={(_, days: Weekday[]) => change(i, { days: days.toSorted() })}
            aria-label={`Days, row ${i + 1}`}
          >
            {weekdays.map((day) => (
              <ToggleButton key={day} value={day} sx={{ textTransform: 'none', px: 1 }}>
                {names[day - 1]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {time(i, 'opens', 'from')}
          {time(i, 'closes', 'until')}
          <IconButton aria-label={`Remove row ${i + 1}`} onClick={() => put(hours.filter((_, at) => at !== i))}>
            <DeleteIcon />
          </IconButton>
        </Box>
      ))}
      <Button size="small" onClick={() => put([...hours, usual])}>
        Add hours
      </Button>
      <FormHelperText error={wrong !== undefined}>{wrong ?? hint}</FormHelperText>
    </Box>
  )
}
