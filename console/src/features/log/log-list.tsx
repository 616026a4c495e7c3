import { logActs, recordKinds } from '@mwc/contract/log/acts'
import type { LogEntry } from '@mwc/contract/log/log.schemas'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { MouseEvent } from 'react'
import { AutocompleteInput, DataTable, DateInput, ReferenceField, SelectInput, useListContext } from 'react-admin'
import { Narrowing } from '../../lists/narrowing.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { ChainState } from './chain-state.tsx'
import { LogEntryButton } from './log-entry.tsx'
import { actWords, wordsOf } from './log-words.ts'

const filters = [
  <AutocompleteInput
    key="act"
    source="act"
    label="Act"
    alwaysOn
    choices={logActs.map((id) => ({ id, name: actWords(id) }))}
    sx={{ minWidth: 240 }}
  />,
  <SelectInput
    key="recordKind"
    source="recordKind"
    label="About"
    choices={recordKinds.map((id) => ({ id, name: wordsOf(id) }))}
    alwaysOn
  />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="to" source="to" label="Until" alwaysOn />,
]

/** The beginning of a reason: the entry has the whole of it. */
const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

type Narrowed = { staffId?: string; memberId?: string; recordId?: string }
const narrowedBy = { staffId: 'By one of staff', memberId: 'About one member', recordId: 'About one record' } as const

/** A name that narrows the list to what it stands for. */
function NarrowLink({ to, children }: { to: Narrowed; children: string }) {
  const { filterValues, setFilters } = useListContext()
  const narrow = (event: MouseEvent) => {
    event.stopPropagation()
    setFilters({ ...filterValues, ...to })
  }
  return (
    <Link
      component="button"
      type="button"
      onClick={narrow}
      sx={{ font: 'inherit', verticalAlign: 'baseline', textAlign: 'left', overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  )
}

/** Everything that staff did, and at whose record they looked, the newest first. */
export function LogList() {
  return (
    <>
      <ChainState />
      <DeskList
        title="Log"
        filters={filters}
        sort={{ field: 'at', order: 'DESC' }}
        empty={
          <EmptyPage title="Nothing in the log" text="Whatever staff do, and at which member they look, stands here from that moment." />
        }
      >
        <Narrowing by={narrowedBy} />
        <DataTable<LogEntry> rowClick={false} bulkActionButtons={false}>
          <DataTable.Col<LogEntry> source="at" label="When" sortByOrder="DESC" render={({ at }) => <MomentText at={at} />} />
          <DataTable.Col<LogEntry>
            source="username"
            label="Who"
            disableSort
            render={({ staffId, username }) =>
              staffId && username ? <NarrowLink to={{ staffId }}>{username}</NarrowLink> : 'A command on the server'
            }
          />
          <DataTable.Col<LogEntry>
            source="act"
            label="Act"
            disableSort
            render={({ act, record }) => (
              <>
                <Box sx={{ minWidth: 104 }}>{actWords(act)}</Box>
                {record ? (
                  <SmallPrint>
                    {wordsOf(record.kind)} {record.id.slice(0, 8)}
                  </SmallPrint>
                ) : null}
              </>
            )}
          />
          <DataTable.Col<LogEntry>
            source="memberId"
            label="Member"
            disableSort
            sx={{ overflowWrap: 'anywhere' }}
            render={({ memberId }) => (memberId ? <ReferenceField source="memberId" reference="members" link="show" emptyText="–" /> : '–')}
          />
          <DataTable.Col<LogEntry>
            source="reason"
            label="Reason"
            disableSort
            render={({ reason }) => <Box sx={{ maxWidth: 280, overflowWrap: 'anywhere', fontSize: 13 }}>{short(reason ?? '–')}</Box>}
          />
          <DataTable.Col<LogEntry> source="id" label="Entry" disableSort render={(entry) => <LogEntryButton entry={entry} />} />
        </DataTable>
      </DeskList>
    </>
  )
}
