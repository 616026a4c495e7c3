import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { wordsOf } from './log-words.ts'

const shown = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'object' ? JSON.stringify(value) : String(value)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : value == null ? {} : { value }

/** What an act changed, a field a line: those that differ first, in bold, then what stayed. */
export function ChangedValues({ before, after }: { before: unknown; after: unknown }) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const differs = (name: string) => shown(was[name]) !== shown(is[name])
  const ordered = names.toSorted((a, b) => Number(differs(b)) - Number(differs(a)))
  if (names.length === 0) return null
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label="What changed">
        <TableHead>
          <TableRow>
            <TableCell>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ordered.map((name) => (
            <TableRow key={name} sx={{ '& td': { overflowWrap: 'anywhere', fontWeight: differs(name) ? 600 : 400 } }}>
              <TableCell>{wordsOf(name)}</TableCell>
              <TableCell>{shown(was[name])}</TableCell>
              <TableCell>{shown(is[name])}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
