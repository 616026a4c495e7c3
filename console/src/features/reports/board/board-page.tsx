import { type ReportName, reportNames } from '@mwc/contract/figures/figure-names'
import { readReport } from '@mwc/contract/figures/figures.calls'
import type { Report } from '@mwc/contract/figures/figures.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import { callServer } from '../../../calls/call-server.ts'
import { EmptyPage } from '../../../page/empty-page.tsx'
import { formatDay } from '../../../page/format.ts'
import { type BoardPart, boardParts, type Months } from './board-text.ts'
import { lastMonths, longNameOf, monthSpan } from './board-months.ts'

/** Months that can be chosen. */
const mostMonths = 36

/** Every report of a month and of the one before it. */
async function readMonths(month: string, signal: AbortSignal): Promise<Months> {
  const read = async (report: ReportName): Promise<[ReportName, Report]> => [
    report,
    await callServer(readReport, { report, ...monthSpan(month), step: 'month' }, signal),
  ]
  return Object.fromEntries(await Promise.all(reportNames.map(read))) as Months
}

function Part({ part: { title, sentences, groups } }: { part: BoardPart }) {
  return (
    <Box component="section" sx={{ breakInside: 'avoid' }}>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      {sentences.map((text) => (
        <Typography key={text} sx={{ mb: 0.5 }}>
          {text}
        </Typography>
      ))}
      {groups && groups.rows.length > 0 ? (
        <Table size="small" aria-label={title} sx={{ maxWidth: 420 }}>
          <TableBody>
            {groups.rows.map(({ name, n }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ py: 0.25 }}>
                  {name}
                </TableCell>
                <TableCell align="right" sx={{ py: 0.25 }}>
                  {n.toLocaleString('en-SG')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : groups ? (
        <Typography>Fewer than five members: they are not told apart.</Typography>
      ) : null}
    </Box>
  )
}

function Sheet({ month, months }: { month: string; months: Months }) {
  const { steps, until } = months.members
  const span = monthSpan(month)
  const last = steps.at(-1)
  if (until === null || !last || last.from.slice(0, 7) !== month)
    return (
      <EmptyPage
        title="Nothing is counted of this month"
        text="A month can be sent once its last day is counted, ten minutes after it ended."
      />
    )
  const name = longNameOf(month)
  return (
    <Box
      component="article"
      aria-label={`The membership in ${name}`}
      sx={{
        display: 'grid',
        gap: 2,
        p: 4,
        maxWidth: 800,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '@media print': { border: 0, p: 0, gap: 1.5 },
      }}
    >
      <Box>
        <Typography variant="h1" component="h2">
          The membership in {name}
        </Typography>
        <Typography color="text.secondary">
          {last.to < span.to
            ? `Counted until ${formatDay(last.to)}: the month is not over.`
            : `Migrant Workers’ Centre, ${formatDay(span.to)}.`}
        </Typography>
      </Box>
      {boardParts(months).map((part) => (
        <Part key={part.title} part={part} />
      ))}
      <Typography color="text.secondary" sx={{ fontSize: 12 }}>
        Each day is counted as it was known at its end in Singapore; what was heard of later, such as money that went back, stands under its
        own day. Groups of fewer than five are among the others.
      </Typography>
    </Box>
  )
}

/** A month for the centre's board, to be printed or sent as it is: sentences with their numbers, of no single person. */
export function BoardPage({ month: asked, choose }: { month: string | null; choose: (month: string) => void }) {
  const choices = lastMonths(mostMonths)
  const month = asked !== null && choices.some(({ month }) => month === asked) ? asked : (choices[0]?.month ?? '')
  const { data, error } = useQuery({ queryKey: ['board', month], queryFn: ({ signal }) => readMonths(month, signal) })
  return (
    <>
      <style>{'@page { size: A4; margin: 16mm }'}</style>
      <Box className="not-printed" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <TextField select label="Month" value={month} onChange={({ target }) => choose(target.value)} sx={{ minWidth: 200 }}>
          {choices.map((choice) => (
            <MenuItem key={choice.month} value={choice.month}>
              {choice.name}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={() => window.print()}>Print</Button>
      </Box>
      {error ? <Alert severity="error">{error.message}</Alert> : data ? <Sheet month={month} months={data} /> : <Loading />}
    </>
  )
}
