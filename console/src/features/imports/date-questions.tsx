import type { ImportField } from '@mwc/contract/imports/import-kinds'
import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import Box from '@mui/material/Box'
import { ActInput } from '../../page/act-fields.tsx'
import { formatDay } from '../../page/format.ts'

type Props = {
  file: WholeImport
  columns: Partial<Record<ImportField, number>>
  answers: { dateOrder: string; serialBase: string }
  wrongWith: (field: string) => string | undefined
  onChoose: (name: 'dateOrder' | 'serialBase', value: string) => void
}

const dateFields = ['birthDate', 'firstDay', 'lastDay'] as const

/** Asks once a file how its dates are read, where that is not sure. */
export function DateQuestions({ file, columns, answers, wrongWith, onChoose }: Props) {
  const dates = dateFields.flatMap((field) => file.columns[columns[field] ?? -1] ?? [])
  const unsure = dates.find(({ unsureDate }) => unsureDate !== null)?.unsureDate
  const serial = dates.find(({ serialDate }) => serialDate !== null)?.serialDate
  // Another column may tell; the server says when none does.
  const asksOrder = unsure !== undefined || wrongWith('dateOrder') !== undefined
  if (!asksOrder && serial === undefined) return null
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      {asksOrder ? (
        <ActInput
          field={{
            name: 'dateOrder',
            label: `What is ${unsure ?? '03/04/1990'}?`,
            choices: [
              { id: 'dayFirst', name: 'The day comes first' },
              { id: 'monthFirst', name: 'The month comes first' },
            ],
            hint: 'Asked once for the file. A date that can be read one way only stays as it is.',
            optional: true,
          }}
          text={answers.dateOrder}
          wrong={wrongWith('dateOrder')}
          inputRef={undefined}
          onType={(value) => onChoose('dateOrder', value)}
        />
      ) : null}
      {serial !== undefined && serial !== null ? (
        <ActInput
          field={{
            name: 'serialBase',
            label: `Which day is ${serial}?`,
            choices: [
              { id: '1900', name: `${dayOf(serial, '1899-12-30')} (Excel, as it usually counts)` },
              { id: '1904', name: `${dayOf(serial, '1904-01-01')} (Excel for Mac, old files)` },
            ],
            hint: 'Excel left dates as bare numbers. Compare one with the workbook.',
          }}
          text={answers.serialBase}
          wrong={wrongWith('serialBase')}
          inputRef={undefined}
          onType={(value) => onChoose('serialBase', value)}
        />
      ) : null}
    </Box>
  )
}

/** The day that Excel means by a number of days since another. */
function dayOf(serial: string, since: string): string {
  const day = new Date(Date.parse(since) + Math.trunc(Number(serial)) * 86_400_000).toISOString().slice(0, 10)
  return formatDay(day)
}
