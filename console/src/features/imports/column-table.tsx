import { type ImportField, importFields } from '@mwc/contract/imports/import-kinds'
import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import { importFieldWords } from '@mwc/contract/imports/import-words'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { SmallTable } from '../../page/small-table.tsx'

type Props = { file: WholeImport; fieldOf: (at: number) => ImportField | ''; onChoose: (at: number, field: ImportField | '') => void }

/** Every column of a file with its first rows, and what it is taken for. */
export function ColumnTable({ file: { columns }, fieldOf, onChoose }: Props) {
  const rows = columns.map((column, at) => ({ ...column, id: String(at), at }))
  const chosen = columns.map((_, at) => fieldOf(at))
  return (
    <SmallTable
      label="Columns of the file"
      rows={rows}
      columns={[
        { name: 'Column', show: ({ name }) => <span style={{ overflowWrap: 'anywhere' }}>{name}</span> },
        {
          name: 'First rows',
          show: ({ samples }) => (
            <span style={{ overflowWrap: 'anywhere' }}>{samples.filter((text) => text !== '').join(' · ') || '–'}</span>
          ),
        },
        {
          name: 'Is',
          show: ({ name, at }) => {
            const field = chosen[at] ?? ''
            const isTwice = field !== '' && chosen.indexOf(field) !== chosen.lastIndexOf(field)
            return (
              <TextField
                select
                size="small"
                margin="none"
                value={field}
                onChange={({ target }) => onChoose(at, target.value as ImportField | '')}
                error={isTwice}
                helperText={isTwice ? 'Another column is this, too.' : undefined}
                sx={{ width: 240, '& .MuiSelect-select': { fontSize: 14 } }}
                slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': `What ${name} is` } } }}
              >
                <MenuItem value="">Left out</MenuItem>
                {importFields.map((one) => (
                  <MenuItem key={one} value={one}>
                    {importFieldWords[one]}
                  </MenuItem>
                ))}
              </TextField>
            )
          },
        },
      ]}
    />
  )
}
