import Box from '@mui/material/Box'
import { formatAgo, formatMoment } from './format.ts'
import { useNow } from './use-now.ts'

/** When something happened, in Singapore's time, and how long ago that is. */
export function MomentText({ at, none = '–' }: { at: string | null | undefined; none?: string }) {
  const now = useNow()
  if (!at) return <>{none}</>
  return (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      {formatMoment(at)}
      <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: 12 }}>
        {formatAgo(at, now)}
      </Box>
    </time>
  )
}
