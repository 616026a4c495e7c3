import { listSources } from '@mwc/contract/payments/statement-desk.calls'
import type { StatementLine } from '@mwc/contract/payments/statement-desk.schemas'
import { lineStates } from '@mwc/contract/payments/statement-kinds'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { BooleanInput, DataTable, DateInput, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { callServer } from '../../calls/call-server.ts'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatDay, formatMoney } from '../../page/format.ts'
import { ListActions } from '../../lists/list-actions.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { ConfirmButton, DeclineButton, LeaveButton, ProposeButton } from './line-acts.tsx'
import { lineStateWords } from '../../page/line-words.ts'

function SourceInput({ source, label }: { source: string; label: string; alwaysOn?: boolean }) {
  const { data } = useQuery({
    queryKey: ['statements', 'sources'],
    queryFn: ({ signal }) => callServer(listSources, { pageSize: 100 }, signal),
  })
  return <SelectInput source={source} label={label} choices={(data?.rows ?? []).map(({ id, name }) => ({ id, name }))} />
}

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Whole reference or number" width={260} />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={lineStates.map((id) => ({ id, name: lineStateWords[id].word }))}
  />,
  <BooleanInput key="onlyWaiting" source="onlyWaiting" label="Only what waits" alwaysOn />,
  <SourceInput key="sourceId" source="sourceId" label="Source" alwaysOn />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="Until" />,
]

/** Every line of the files of banks and of NETS, with the payment that it is the money of. */
export function LineList() {
  return (
    <DeskList
      title="Matching"
      actions={<ListActions filters />}
      filters={filters}
      sort={{ field: 'day', order: 'DESC' }}
      empty={
        <EmptyPage
          title="No lines yet"
          text="Upload a file of a bank or of NETS under Bank and NETS files. Its lines stand here, matched with payments where they name one."
        />
      }
    >
      <DataTable<StatementLine>
        empty={<NothingFound one="line" tips="A whole reference, as it stands in the file." />}
        rowClick={false}
        bulkActionButtons={false}
      >
        <DataTable.Col<StatementLine>
          source="day"
          label="Day"
          sortByOrder="DESC"
          render={({ day, source, file }) => (
            <>
              {formatDay(day)}
              <SmallPrint>
                {source.name}, line {file.number}
              </SmallPrint>
            </>
          )}
        />
        <DataTable.Col<StatementLine>
          source="amountCents"
          label="Amount"
          align="right"
          render={({ amountCents }) => formatMoney(amountCents)}
        />
        <DataTable.Col<StatementLine>
          label="What it says"
          disableSort
          render={({ reference, code, raw }) => (
            <span title={raw} style={{ overflowWrap: 'anywhere' }}>
              {reference || code || raw}
              {reference && code ? <SmallPrint>{code}</SmallPrint> : null}
            </span>
          )}
        />
        <DataTable.Col<StatementLine>
          label="State"
          disableSort
          render={({ state, payment, proposedBy, decidedBy, note }) => (
            <>
              <StateChip {...lineStateWords[state]} />
              {payment ? (
                <SmallPrint>
                  <Link component={RouterLink} to={`/payments/${payment.id}/show`} sx={{ overflowWrap: 'anywhere' }}>
                    {payment.transactionNumber}
                  </Link>{' '}
                  {payment.fullName}, {formatMoney(payment.amountCents)}
                </SmallPrint>
              ) : null}
              {note ? (
                <SmallPrint>
                  {decidedBy ?? proposedBy}: “{note}”
                </SmallPrint>
              ) : null}
            </>
          )}
        />
        <DataTable.Col<StatementLine>
          label="Decide"
          disableSort
          render={(line) => (
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {line.may.includes('propose') ? <ProposeButton line={line} /> : null}
              {line.may.includes('confirm') ? <ConfirmButton line={line} /> : null}
              {line.may.includes('decline') ? <DeclineButton line={line} /> : null}
              {line.may.includes('leave') ? <LeaveButton line={line} /> : null}
            </Box>
          )}
        />
      </DataTable>
    </DeskList>
  )
}
