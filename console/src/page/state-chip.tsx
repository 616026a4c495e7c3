import type { SvgIconComponent } from '@mui/icons-material'
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import InfoIcon from '@mui/icons-material/InfoOutlined'
import RemoveCircleIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined'
import Chip from '@mui/material/Chip'
import { stateColours } from '../theme.ts'

export type StateTone = keyof typeof stateColours

const icons: Record<StateTone, SvgIconComponent> = {
  good: CheckCircleIcon,
  waiting: ScheduleIcon,
  wrong: ErrorIcon,
  over: RemoveCircleIcon,
  info: InfoIcon,
}

/** A state by colour, icon and word together. */
export function StateChip({ tone, word }: { tone: StateTone; word: string }) {
  const Icon = icons[tone]
  return (
    <Chip
      size="small"
      label={word}
      icon={<Icon color="inherit" />}
      sx={{ ...stateColours[tone], fontWeight: 600, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  )
}
