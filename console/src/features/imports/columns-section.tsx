import { checkImport } from '@mwc/contract/imports/import-desk.calls'
import type { DateOrder, ImportField, SerialBase } from '@mwc/contract/imports/import-kinds'
import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRefresh } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { useDraft } from '../../kept/use-draft.ts'
import { KeptNote } from '../../page/kept-note.tsx'
import { Section } from '../../page/section.tsx'
import { useSubmit } from '../../page/use-submit.ts'
import { ChangeChoices } from './change-choices.tsx'
import { ColumnTable } from './column-table.tsx'
import { columnsOf, type Choices, fieldAt, missingColumns } from './column-choices.ts'
import { DateQuestions } from './date-questions.tsx'

/** Says which column is what and what the file may change, and has every row looked at by that. */
export function ColumnsSection({ file }: { file: WholeImport }) {
  const { typed, keptAt, type, clear } = useDraft<Choices>(`import ${file.id}`)
  const { isBusy, problem, wrongWith, send } = useSubmit(['dateOrder', 'serialBase'])
  const refresh = useRefresh()
  const columns = columnsOf(file, typed)
  const chosen = typed['changes'] ?? file.layout?.changes.join(',') ?? ''
  const changes = chosen === '' ? [] : chosen.split(',')
  const signedOnPaper = (typed['signedOnPaper'] ?? (file.layout?.signedOnPaper ? 'yes' : '')) === 'yes'
  const missing = missingColumns(columns, changes.length > 0)
  const answer = <T extends string>(name: 'dateOrder' | 'serialBase') => (typed[name] ?? file.layout?.[name]) as T | undefined
  const check = () =>
    void send(async () => {
      const answers = { dateOrder: answer<DateOrder>('dateOrder'), serialBase: answer<SerialBase>('serialBase') }
      await callServer(checkImport, { id: file.id, columns, changes: changes as never, signedOnPaper, ...answers })
      clear()
      refresh()
    })
  return (
    <Section title="Which column is what">
      <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 2 }}>
        <KeptNote keptAt={keptAt} onDiscard={clear} />
        <ColumnTable
          file={file}
          fieldOf={(at) => fieldAt(file, typed, at)}
          onChoose={(at, field: ImportField | '') => type({ ...typed, [`column${at}`]: field })}
        />
        <DateQuestions
          file={file}
          columns={columns}
          answers={{ dateOrder: answer('dateOrder') ?? '', serialBase: answer('serialBase') ?? '' }}
          wrongWith={wrongWith}
          onChoose={(name, value) => type({ ...typed, [name]: value })}
        />
        <ChangeChoices
          changes={changes}
          signedOnPaper={signedOnPaper}
          onChanges={(next) => type({ ...typed, changes: next.join(',') })}
          onSigned={(yes) => type({ ...typed, signedOnPaper: yes ? 'yes' : '' })}
        />
        {missing.length > 0 ? <Alert severity="info">No column is of: {missing.join(', ')}. Choose one above.</Alert> : null}
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        <div>
          <Button
            variant={file.state === 'checked' ? 'outlined' : 'contained'}
            loading={isBusy}
            disabled={missing.length > 0}
            onClick={check}
          >
            {file.state === 'checked' ? 'Check the rows again' : 'Check the rows'}
          </Button>
        </div>
      </Box>
    </Section>
  )
}
