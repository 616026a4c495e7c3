import type { ImportFault } from '@mwc/contract/imports/import-desk.schemas'
import { importFieldWords } from '@mwc/contract/imports/import-words'
import { DataTable } from 'react-admin'
import { SmallPrint } from '../../page/small-print.tsx'
import { RowsOf } from '../../related/rows-of.tsx'

/** What is wrong with the rows of a file, by row and column; all of it as a file for whoever corrects the list. */
export function FaultRows({ id }: { id: string }) {
  return (
    <RowsOf<ImportFault>
      title="Rows that stay out"
      resource="member-import-faults"
      filter={{ importId: id }}
      sort={{ field: 'row', order: 'ASC' }}
      nothing="None."
    >
      <DataTable.Col<ImportFault> source="row" label="Row" align="right" />
      <DataTable.Col<ImportFault>
        label="Column"
        disableSort
        render={({ column, field }) => (
          <>
            {column || importFieldWords[field]}
            {column && column !== importFieldWords[field] ? <SmallPrint>{importFieldWords[field]}</SmallPrint> : null}
          </>
        )}
      />
      <DataTable.Col<ImportFault>
        label="What stands there"
        disableSort
        render={({ text }) => <span style={{ display: 'inline-block', minWidth: '7em', overflowWrap: 'anywhere' }}>{text || '–'}</span>}
      />
      <DataTable.Col<ImportFault>
        label="What is wrong"
        disableSort
        render={({ message, otherRow }) => (
          <>
            {message}
            {otherRow === null ? null : ` Row ${otherRow} is taken.`}
          </>
        )}
      />
    </RowsOf>
  )
}
