import { readWork } from '@mwc/contract/work/work.calls'
import type { Waiting } from '@mwc/contract/work/work.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { formatAgo } from '../../page/format.ts'
import { useNow } from '../../page/use-now.ts'
import { workWords } from './work-words.ts'

/** Milliseconds after which the page asks again what waits. */
const askEvery = 60_000

function Kind({ waiting: { kind, total, more, oldestAt } }: { waiting: Waiting }) {
  const now = useNow()
  const { name, none, explained, to } = workWords[kind]
  const content = (
    <CardContent sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, alignItems: 'baseline' }}>
      <Typography variant="h2" component="h2" sx={{ fontSize: 16 }}>
        {name}
      </Typography>
      <Typography component="p" sx={{ fontSize: 24, fontWeight: 600, color: total === 0 ? 'text.secondary' : 'text.primary' }}>
        {total.toLocaleString('en-SG')}
        {more ? '+' : ''}
      </Typography>
      <Typography color="text.secondary" sx={{ fontSize: 14, gridColumn: '1 / -1' }}>
        {total === 0 ? none : explained}
      </Typography>
      <Typography sx={{ fontSize: 14, gridColumn: '1 / -1' }}>
        {oldestAt ? `The longest wait began ${formatAgo(oldestAt, now)}.` : ''}
      </Typography>
    </CardContent>
  )
  return (
    <Card variant="outlined" component="li" sx={{ listStyle: 'none' }}>
      {to && total > 0 ? (
        <CardActionArea component={RouterLink} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  )
}

/** The first page: what waits for whoever is signed in, and since when; kinds of which nothing waits come last. */
export function WorkPage() {
  const { data, error } = useQuery({
    queryKey: ['work'],
    queryFn: ({ signal }) => callServer(readWork, {}, signal),
    refetchInterval: askEvery,
  })
  const ordered = data?.waiting.toSorted((a, b) => Number(b.total > 0) - Number(a.total > 0))
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title="Work" />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {ordered ? (
        <Box
          component="ul"
          aria-label="What waits"
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', p: 0, m: 0 }}
        >
          {ordered.map((waiting) => (
            <Kind key={waiting.kind} waiting={waiting} />
          ))}
        </Box>
      ) : null}
    </Box>
  )
}
