import { readAnswerTimes } from '@mwc/contract/messages/message-desk.calls'
import type { AnswerTimes as Period } from '@mwc/contract/messages/message-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { Facts } from '../../page/facts.tsx'
import { formatCount, formatCounted, formatSpan } from '../../page/format.ts'
import { SmallPrint } from '../../page/small-print.tsx'

/** Milliseconds after which the page asks again. */
const askEvery = 60_000

const to = (filter: object) => `/threads?filter=${encodeURIComponent(JSON.stringify(filter))}`

function Took({ answers, medianSeconds, nineOfTenSeconds }: Period) {
  if (medianSeconds === null || nineOfTenSeconds === null) return <>No answers</>
  return (
    <>
      Half within {formatSpan(medianSeconds)}, 90 % within {formatSpan(nineOfTenSeconds)}
      <SmallPrint>{answers === 1 ? '1 answer' : `${formatCount(answers)} answers`}</SmallPrint>
    </>
  )
}

/** Who waits for an answer, and how long answers took. */
export function AnswerTimes() {
  const { data, error } = useQuery({
    queryKey: ['answer-times'],
    queryFn: ({ signal }) => callServer(readAnswerTimes, {}, signal),
    refetchInterval: askEvery,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  const days = data?.answerDays ?? 1
  const link = (filter: object, words: string) => (
    <Link component={RouterLink} to={to({ which: 'open', ...filter })} sx={{ display: 'inline-block', minWidth: 24, minHeight: 24 }}>
      {words}
    </Link>
  )
  return (
    <Box component="section" aria-label="Answer times" sx={{ mt: 2, minHeight: 56 }}>
      {data ? (
        <Facts
          facts={[
            ['Wait for an answer', data.waiting.total === 0 ? 'Nobody' : link({ waits: 'any' }, formatCounted(data.waiting))],
            [
              `Longer than ${days === 1 ? '1 working day' : `${days} working days`}`,
              data.late.total === 0 ? 'Nobody' : link({ waits: 'late' }, formatCounted(data.late)),
            ],
            ...data.periods.map((period) => [`Answers of the last ${period.days} days`, <Took key={period.days} {...period} />] as const),
          ]}
        />
      ) : null}
    </Box>
  )
}
