import type { FilePreview } from '@mwc/contract/payments/statement-desk.schemas'
import Alert from '@mui/material/Alert'
import { Facts } from '../../page/facts.tsx'
import { formatDay, formatMoney } from '../../page/format.ts'
import { SmallTable } from '../../page/small-table.tsx'
import { alikeWords, faultWords } from './statement-words.ts'

/** What a file would bring, or which of its lines keep it out. */
export function FilePreviewText({
  preview: { encoding, lines, known, alike, sumCents, firstDay, lastDay, sample, faults },
}: {
  preview: FilePreview
}) {
  if (faults.length > 0)
    return (
      <Alert severity="error">
        Nothing of this file is kept. Correct it, or the source, and upload it again:
        <ul>
          {faults.map(({ line, fault, column, text }) => (
            <li key={`${line} ${fault}`}>
              Line {line}
              {column ? `, column ${column}` : ''}: {faultWords[fault]}
              {text ? ` (“${text}”)` : ''}
            </li>
          ))}
        </ul>
      </Alert>
    )
  return (
    <>
      {lines === known ? (
        <Alert severity="info">Nothing is new: every line of this file was kept before. There is nothing to do.</Alert>
      ) : null}
      {alike > 0 ? <Alert severity="warning">{alikeWords(alike)}</Alert> : null}
      <Facts
        facts={[
          ['Lines', `${lines}, of them ${known} known already`],
          ['Days', firstDay && lastDay ? `${formatDay(firstDay)} to ${formatDay(lastDay)}` : '–'],
          ['Sum', formatMoney(sumCents)],
          ['Encoding', encoding ?? '–'],
        ]}
      />
      <SmallTable
        label="First lines"
        rows={sample.map((line) => ({ ...line, id: String(line.number) }))}
        columns={[
          { name: 'Day', show: ({ day }) => formatDay(day) },
          { name: 'Amount', right: true, show: ({ amountCents }) => formatMoney(amountCents) },
          { name: 'Reference', show: ({ reference }) => reference },
          { name: 'Number of the payment', show: ({ code }) => code || '–' },
        ]}
      />
    </>
  )
}
