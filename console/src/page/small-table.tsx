import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

type Column<Row> = { name: string; right?: boolean; show: (row: Row) => ReactNode }

/** A few rows of a record's page; where the page is narrow it scrolls by itself. */
export function SmallTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  isOver,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Which rows count no more. */
  isOver?: (row: Row) => boolean
}) {
  return (
    <TableContainer role="region" aria-label={label} tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ name, right }) => (
              <TableCell key={name} align={right ? 'right' : 'left'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} sx={isOver?.(row) ? { '& td': { color: 'text.secondary' } } : undefined}>
              {columns.map(({ name, right, show }) => (
                <TableCell key={name} align={right ? 'right' : 'left'} sx={{ overflowWrap: 'break-word' }}>
                  {show(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
