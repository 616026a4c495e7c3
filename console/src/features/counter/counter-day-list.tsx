import { counterDayStates } from '@mwc/contract/payments/counter-day-states'
import type { CounterDay } from '@mwc/contract/payments/counter-desk.schemas'
import { BooleanInput, DataTable, DateInput, SelectInput } from 'react-admin'
import { CounterInput } from '../../page/counter-input.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatDay, formatMoney } from '../../page/format.ts'
import { ListActions } from '../../lists/list-actions.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { LongText, SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { dayStateWords, differenceText } from './counter-day-words.ts'
import { slipsText } from './shift-bar.tsx'

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={counterDayStates.map((id) => ({ id, name: dayStateWords[id].word }))}
  />,
  <CounterInput key="placeId" source="placeId" label="Place" of="places" alwaysOn />,
  <BooleanInput key="differs" source="differs" label="Only with a difference" />,
  <CounterInput key="terminalId" source="terminalId" label="Terminal" of="terminals" />,
  <DateInput key="from" source="from" label="From" />,
  <DateInput key="to" source="to" label="Until" />,
]

/** The days of terminals: what is still to be closed, and what was signed. */
export function CounterDayList() {
  return (
    <DeskList
      title="Daily closes"
      actions={<ListActions filters />}
      filters={filters}
      sort={{ field: 'day', order: 'DESC' }}
      empty={
        <EmptyPage
          title="No days yet"
          text="A day of a terminal stands here as soon as a shift begins on it. In the evening it is compared with the terminal's total and signed."
        />
      }
    >
      <DataTable<CounterDay> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<CounterDay>
          source="day"
          label="Day"
          sortByOrder="DESC"
          render={({ id, day }) => <RecordLink to={`/counter-days/${id}/show`}>{formatDay(day)}</RecordLink>}
        />
        <DataTable.Col<CounterDay>
          label="Counter"
          disableSort
          render={({ place, terminal }) => (
            <>
              <LongText>{place.name}</LongText>
              <SmallPrint>
                <LongText>{terminal.name}</LongText>
              </SmallPrint>
            </>
          )}
        />
        <DataTable.Col<CounterDay>
          label="Collected"
          align="right"
          disableSort
          render={({ collectedCents, collectedCount }) => (
            <>
              {formatMoney(collectedCents)}
              <SmallPrint>{slipsText(collectedCount)}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<CounterDay> source="differenceCents" label="Difference" align="right" render={differenceText} />
        <DataTable.Col<CounterDay>
          label="State"
          disableSort
          render={({ state, closedBy }) => (
            <>
              <StateChip {...dayStateWords[state]} />
              {closedBy ? <SmallPrint>signed by {closedBy}</SmallPrint> : null}
            </>
          )}
        />
      </DataTable>
    </DeskList>
  )
}
