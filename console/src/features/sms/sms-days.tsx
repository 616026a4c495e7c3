import type { SmsBudget } from '@mwc/contract/sms/sms-budgets'
import { readSmsDays } from '@mwc/contract/sms/sms-desk.calls'
import type { SmsDay, SmsDays } from '@mwc/contract/sms/sms-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { formatCount, formatDay, formatMoney } from '../../page/format.ts'
import { NothingYet, Section } from '../../page/section.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { SmallTable } from '../../page/small-table.tsx'

/** Milliseconds after which the page asks again. */
const askEvery = 60_000

const budgetWords: Record<SmsBudget, string> = {
  signUp: 'Codes to sign up',
  logIn: 'Codes to log in',
  newPassword: 'Codes for a new password',
  lostPhone: 'Codes for a lost phone',
  own: 'Codes of members who are signed in',
  reserve: 'Reserve for known phones',
  notices: 'Reminders and notices',
}

/** The SMS of a day, or those of one state, in the list below. */
function DayLink({ day, state, children }: { day: string; state?: 'failed'; children: ReactNode }) {
  const filter = encodeURIComponent(JSON.stringify({ day, ...(state && { state }) }))
  return (
    <Link component={RouterLink} to={`/sms?filter=${filter}`}>
      {children}
    </Link>
  )
}

const columns = [
  { name: 'Day', show: ({ day }: SmsDay) => <DayLink day={day}>{formatDay(day)}</DayLink> },
  { name: 'Wait', right: true, show: ({ due }: SmsDay) => formatCount(due) },
  { name: 'Taken', right: true, show: ({ taken }: SmsDay) => formatCount(taken) },
  { name: 'Sent', right: true, show: ({ sent }: SmsDay) => formatCount(sent) },
  { name: 'Delivered', right: true, show: ({ delivered }: SmsDay) => formatCount(delivered) },
  {
    name: 'Failed',
    right: true,
    show: ({ day, failed }: SmsDay) =>
      failed === 0 ? (
        '0'
      ) : (
        <DayLink day={day} state="failed">
          {formatCount(failed)}
        </DayLink>
      ),
  },
  { name: 'Segments', right: true, show: ({ segments }: SmsDay) => formatCount(segments) },
  { name: 'Cost', right: true, show: ({ costCents }: SmsDay) => (costCents === null ? '–' : formatMoney(costCents)) },
]

/** What today has left of each budget: as a number, and as a bar of what is used. */
function Budgets({ budgets }: Pick<SmsDays, 'budgets'>) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        m: 0,
        px: 2,
        pb: 2,
        listStyle: 'none',
      }}
    >
      {budgets.map(({ budget, used, limit, nearlySpent }) => (
        <li key={budget}>
          {budgetWords[budget]}
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (used / limit) * 100)}
            color={nearlySpent ? 'error' : 'primary'}
            aria-label={`${budgetWords[budget]}: used today`}
          />
          <SmallPrint>
            {formatCount(Math.max(0, limit - used))} of {formatCount(limit)} left{nearlySpent ? ', nearly spent' : ''}
          </SmallPrint>
        </li>
      ))}
    </Box>
  )
}

/** The last 14 days with what they cost, and what is left of today's budgets; read again each minute. */
export function SmsDaysSection() {
  const { data, error } = useQuery({
    queryKey: ['sms', 'days'],
    queryFn: ({ signal }) => callServer(readSmsDays, {}, signal),
    refetchInterval: askEvery,
  })
  if (error && !data) return <Alert severity="error">{error.message}</Alert>
  const rows = (data?.days ?? []).map((day) => ({ id: day.day, ...day }))
  const mills = data?.segmentMills
  return (
    <>
      <Section title="Left today">{data ? <Budgets budgets={data.budgets} /> : <NothingYet>…</NothingYet>}</Section>
      <Section title="The last 14 days">
        {rows.length > 0 ? <SmallTable label="SMS by day" columns={columns} rows={rows} /> : <NothingYet>No SMS in these days.</NothingYet>}
        {data ? (
          <Box sx={{ px: 2, pb: 1.5, pt: 1 }}>
            <SmallPrint>
              {mills === null || mills === undefined
                ? 'What a segment costs is not known: an administrator sets it under Plans and settings, Costs.'
                : `At today’s price of S$${(mills / 1000).toFixed(3)} a segment; the provider’s bill is what counts.`}
            </SmallPrint>
          </Box>
        ) : null}
      </Section>
    </>
  )
}
