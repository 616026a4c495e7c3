import { reportNames, reportSteps } from '@mwc/contract/figures/figure-names'
import { readReport } from '@mwc/contract/figures/figures.calls'
import type { Report } from '@mwc/contract/figures/figures.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { RefusalError } from '../../calls/call-errors.ts'
import { callServer } from '../../calls/call-server.ts'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatDay, formatMoment } from '../../page/format.ts'
import { PageTitle } from '../../plain/page-title.tsx'
import { BoardPage } from './board/board-page.tsx'
import { FigureSection } from './figure-section.tsx'
import { reportPages } from './report-figures.ts'
import { type ReportChoice, useReportChoice } from './use-report-choice.ts'

const boardLabel = 'For the board'
const stepWords = { day: 'Days', week: 'Weeks', month: 'Months' } as const

type Choosing = { choice: ReportChoice; choose: (change: Partial<ReportChoice>) => void }
/** What is wrong with the days. */
type Wrong = Partial<Record<'from' | 'to', string>>

function wrongDays({ from, to }: ReportChoice, error: Error | null): Wrong {
  if (to < from) return { to: 'This is before From.' }
  return error instanceof RefusalError ? error.body.errors : {}
}

/** Which days, and by which stretches of them. */
function DayChoice({ choice: { from, to, step }, choose, wrong }: Choosing & { wrong: Wrong }) {
  const dayField = (name: 'from' | 'to', label: string, value: string) => (
    <TextField
      key={value}
      label={label}
      type="date"
      defaultValue={value}
      slotProps={{ inputLabel: { shrink: true } }}
      error={wrong[name] !== undefined}
      helperText={wrong[name]}
      onBlur={({ target }) => {
        if (target.value === '') target.value = value
        else if (target.value !== value) choose({ [name]: target.value })
      }}
      onKeyDown={({ key, target }) => key === 'Enter' && (target as HTMLInputElement).blur()}
    />
  )
  return (
    <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {dayField('from', 'From', from)}
      {dayField('to', 'Until', to)}
      <ToggleButtonGroup size="small" exclusive value={step} aria-label="By" onChange={(_, value) => value && choose({ step: value })}>
        {reportSteps.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', px: 2 }}>
            {stepWords[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flexGrow: 1 }} />
      <Button onClick={() => window.print()}>Print</Button>
    </Box>
  )
}

/** Of the same report and days, by other stretches: what stands there still holds. */
const isOfSameDays = (one: ReportChoice, other: ReportChoice) =>
  one.report === other.report && one.from === other.from && one.to === other.to

/** The days to choose, and their figures: never those of other days under them. */
function ReportOfDays({ choice, choose }: Choosing) {
  const isInOrder = choice.from <= choice.to
  const { data, error } = useQuery({
    queryKey: ['report', choice],
    queryFn: ({ signal }) => callServer(readReport, choice, signal),
    enabled: isInOrder,
    placeholderData: (last, query) => (query && isOfSameDays(query.queryKey[1] as ReportChoice, choice) ? last : undefined),
  })
  const wrong = wrongDays(choice, error)
  const isWrong = wrong.from !== undefined || wrong.to !== undefined
  return (
    <>
      <DayChoice choice={choice} choose={choose} wrong={wrong} />
      {isWrong ? null : error ? (
        <Alert severity="error">{error.message}</Alert>
      ) : data ? (
        <Figures choice={choice} data={data} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Figures({ choice, data }: { choice: ReportChoice; data: Report }) {
  const { until, countedAt, steps } = data
  if (until === null || countedAt === null)
    return (
      <EmptyPage
        title="Nothing is counted yet"
        text="Figures of a day stand here ten minutes after it ended in Singapore, from the day of the first sign-up."
      />
    )
  if (steps.length === 0)
    return <EmptyPage title="No days to show" text={`The last day that is counted is ${formatDay(until)}. Choose days until then.`} />
  return (
    <>
      {/* On paper there is no bar to say it. */}
      <Typography variant="h1" component="p" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {reportPages[choice.report].label}
      </Typography>
      <Typography color="text.secondary">
        {formatDay(steps[0]?.from ?? until)} to {formatDay(steps.at(-1)?.to ?? until)}. Each day as it was known at its end; what came later
        stands under its own day. Counted until {formatDay(until)}, on {formatMoment(countedAt)}.
      </Typography>
      {reportPages[choice.report].figuresOf(data).map((figure) => (
        <FigureSection key={figure.title} figure={figure} />
      ))}
    </>
  )
}

/** What it all came to: charts with their numbers, from figures of days that are over. */
export function ReportsPage() {
  const [{ page, month, choice }, choose] = useReportChoice()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, my: 2, maxWidth: 1200 }}>
      <PageTitle title={`Reports: ${page === 'board' ? boardLabel : reportPages[page].label}`} />
      <Tabs
        className="not-printed"
        value={page}
        onChange={(_, report: typeof page) => choose({ report })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Reports"
      >
        {reportNames.map((name) => (
          <Tab key={name} value={name} label={reportPages[name].label} sx={{ textTransform: 'none' }} />
        ))}
        <Tab value="board" label={boardLabel} sx={{ textTransform: 'none' }} />
      </Tabs>
      {page === 'board' ? (
        <BoardPage month={month} choose={(chosen) => choose({ month: chosen })} />
      ) : (
        <ReportOfDays choice={choice} choose={choose} />
      )}
    </Box>
  )
}
