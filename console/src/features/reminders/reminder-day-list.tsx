import type { ReminderDay } from '@mwc/contract/notifications/told-desk.schemas'
import { DataTable } from 'react-admin'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatCount, formatDay } from '../../page/format.ts'
import { StateChip } from '../../page/state-chip.tsx'

/** Days on which members were reminded of the end of their membership, the latest first. */
export function ReminderDayList() {
  return (
    <DeskList title="Reminders" sort={{ field: 'day', order: 'DESC' }}>
      <DataTable<ReminderDay>
        rowClick={(_id, _resource, { day }) => `/reminders/${String(day)}/show`}
        bulkActionButtons={false}
        empty={
          <EmptyPage
            title="Nobody was reminded yet"
            text="Members are reminded 30, 7 and 1 days before the end of their membership and 1 day after it, between 9 and 21 o’clock."
          />
        }
      >
        <DataTable.Col<ReminderDay>
          source="day"
          label="Day"
          sortByOrder="DESC"
          render={({ day }) => <RecordLink to={`/reminders/${day}/show`}>{formatDay(day)}</RecordLink>}
        />
        <DataTable.Col<ReminderDay> source="due" label="To remind" disableSort align="right" render={({ due }) => formatCount(due)} />
        <DataTable.Col<ReminderDay> source="sent" label="Told" disableSort align="right" render={({ sent }) => formatCount(sent)} />
        <DataTable.Col<ReminderDay> source="push" label="By push" disableSort align="right" render={({ push }) => formatCount(push)} />
        <DataTable.Col<ReminderDay> source="sms" label="By SMS" disableSort align="right" render={({ sms }) => formatCount(sms)} />
        <DataTable.Col<ReminderDay>
          source="skipped"
          label="Passed over"
          disableSort
          align="right"
          render={({ skipped }) => formatCount(skipped)}
        />
        <DataTable.Col<ReminderDay> source="failed" label="Failed" disableSort align="right" render={({ failed }) => formatCount(failed)} />
        <DataTable.Col<ReminderDay>
          source="differs"
          label="State"
          disableSort
          render={({ differs }) => (
            <StateChip {...(differs ? { tone: 'wrong', word: 'Somebody was not told' } : { tone: 'good', word: 'Adds up' })} />
          )}
        />
      </DataTable>
    </DeskList>
  )
}
