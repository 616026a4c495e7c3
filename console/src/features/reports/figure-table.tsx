import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type ShownFigure, showNumber, sums } from './report-shape.ts'

/** The numbers of a chart, a row for what stands along it. */
export function FigureTable({ figure: { title, along, labels, parts, unit, summed } }: { figure: ShownFigure }) {
  const totals = summed && parts.length > 1 ? sums(parts) : null
  return (
    <TableContainer
      role="region"
      aria-label={`${title}: numbers`}
      tabIndex={0}
      sx={{ '@media print': { '& th, & td': { fontSize: 10, px: 0.5 } } }}
    >
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{along}</TableCell>
            {parts.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
            {totals ? <TableCell align="right">Together</TableCell> : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {labels.map((label, at) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {label}
              </TableCell>
              {parts.map(({ name, values }) => (
                <TableCell key={name} align="right">
                  {showNumber(values[at] ?? 0, unit)}
                </TableCell>
              ))}
              {totals ? (
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  {showNumber(totals[at] ?? 0, unit)}
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
