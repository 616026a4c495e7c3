import { addSource, editSource } from '@mwc/contract/payments/statement-desk.calls'
import type { StatementSource } from '@mwc/contract/payments/statement-desk.schemas'
import { dateFormats, decimalMarks, encodings, statementKinds } from '@mwc/contract/payments/statement-kinds'
import Box from '@mui/material/Box'
import { DataTable } from 'react-admin'
import { ActButton, type ActField } from '../../page/act-button.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { kindWords } from './statement-words.ts'
import { UploadButton } from './upload-button.tsx'

const choices = (values: readonly string[]) => values.map((id) => ({ id, name: id }))

const fields: readonly ActField[] = [
  { name: 'kind', label: 'Bank or NETS', choices: statementKinds.map((id) => ({ id, name: kindWords[id] })), first: 'bank' },
  { name: 'name', label: 'Name', hint: 'Such as the bank and the last digits of the account.' },
  { name: 'dateColumn', label: 'Column of the date', hint: 'Its name as it stands in the first line of the file, here and below.' },
  { name: 'amountColumn', label: 'Column of the amount' },
  { name: 'referenceColumn', label: 'Column of the reference' },
  { name: 'codeColumn', label: "Column of the payment's number", optional: true, hint: 'Where it is another than the reference.' },
  { name: 'directionColumn', label: 'Column of in or out', optional: true, hint: 'Where there is one.' },
  { name: 'directionIn', label: 'What it says of money that came in', optional: true, hint: 'Such as C or CR.' },
  { name: 'dateFormat', label: 'How dates are written', choices: choices(dateFormats), first: 'DD/MM/YYYY' },
  { name: 'decimalMark', label: 'Decimal mark', choices: choices(decimalMarks), first: '.' },
  { name: 'encoding', label: 'Encoding', choices: choices(encodings), first: 'auto', hint: 'auto recognises it in each file.' },
]

const textOf = (source: StatementSource, { name }: ActField) => String(source[name as keyof StatementSource] ?? '')

/** How a source's files are read, to be changed; what is kept stays. */
function EditButton({ source }: { source: StatementSource }) {
  const edited = fields.filter(({ name }) => name !== 'kind').map((field) => ({ ...field, first: textOf(source, field) }))
  return (
    <ActButton
      quiet
      label="Edit"
      question={`How are the files of ${source.name} read from now on?`}
      explained="Lines that were kept stay as they were read; the same lines in another file still count as known."
      done="Changed."
      call={editSource}
      input={{ id: source.id, version: source.version }}
      fields={[...edited, { name: 'note', label: 'Reason', kind: 'note', hint: 'Kept in the log.' }]}
    />
  )
}

const actions = (
  <ListActions>
    <ActButton
      label="Add a source"
      question="How are its files read?"
      explained="Said once. Each file is shown before it is kept."
      done="Added."
      call={addSource}
      input={{}}
      fields={fields}
    />
  </ListActions>
)

/** Where files of banks and of NETS come from, each with the way to upload one. */
export function SourceList() {
  return (
    <DeskList title="Bank and NETS files" actions={actions} sort={{ field: 'name', order: 'ASC' }}>
      <DataTable<StatementSource>
        rowClick={false}
        bulkActionButtons={false}
        empty={
          <EmptyPage
            title="No sources yet"
            text="Add the bank account or the NETS account whose files you have, and say which of their columns is which."
          />
        }
      >
        <DataTable.Col<StatementSource> source="name" label="Source" />
        <DataTable.Col<StatementSource> label="Kind" disableSort render={({ kind }) => kindWords[kind]} />
        <DataTable.Col<StatementSource> source="files" label="Files" align="right" disableSort />
        <DataTable.Col<StatementSource> label="Last file" disableSort render={({ lastFileAt }) => <MomentText at={lastFileAt} />} />
        <DataTable.Col<StatementSource>
          label="Acts"
          disableSort
          render={(source) => (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {source.may.includes('upload') ? <UploadButton source={source} /> : null}
              {source.may.includes('edit') ? <EditButton source={source} /> : null}
            </Box>
          )}
        />
      </DataTable>
    </DeskList>
  )
}
