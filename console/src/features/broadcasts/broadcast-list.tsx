import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { addBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import type { Broadcast } from '@mwc/contract/notifications/notification-desk.schemas'
import { broadcastStates } from '@mwc/contract/notifications/notification-kinds'
import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { BooleanInput, DataTable, SelectInput, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatCount } from '../../page/format.ts'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { stateWords } from './broadcast-words.ts'

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Any part of title or text" width={240} />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={broadcastStates.map((id) => ({ id, name: stateWords[id].word }))}
  />,
  <BooleanInput key="onlyWaiting" source="onlyWaiting" label="Wait for a second person" alwaysOn />,
]

function Actions() {
  const { permissions } = usePermissions<StaffRole>()
  return (
    <ListActions>
      {permissions && mayCall(addBroadcast, permissions) ? (
        <Button variant="contained" size="small" startIcon={<AddIcon />} component={RouterLink} to="/broadcasts/create">
          New broadcast
        </Button>
      ) : null}
    </ListActions>
  )
}

/** How many were told, of how many it was for. */
function toldText({ inbox }: Broadcast): string {
  const all = inbox.due + inbox.sent + inbox.failed + inbox.skipped
  return all === 0 ? '–' : `${formatCount(inbox.sent)} of ${formatCount(all)}`
}

/** Broadcasts, the newest first, with how far each is. */
export function BroadcastList() {
  return (
    <DeskList title="Broadcasts" actions={<Actions />} filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable<Broadcast> rowClick="show" bulkActionButtons={false} empty={<NoBroadcasts />}>
        <DataTable.Col<Broadcast>
          source="title"
          label="Broadcast"
          disableSort
          render={({ id, title, text }) => (
            <>
              <RecordLink to={`/broadcasts/${id}/show`}>{title.english}</RecordLink>
              <SmallPrint>{text.english.length > 80 ? `${text.english.slice(0, 80)}…` : text.english}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<Broadcast>
          source="state"
          label="State"
          disableSort
          render={({ state, waitsSince }) => (
            <StateChip {...(waitsSince === null ? stateWords[state] : { tone: 'waiting', word: 'Waits for a second person' })} />
          )}
        />
        <DataTable.Col<Broadcast> source="inbox" label="Told" disableSort align="right" render={toldText} />
        <DataTable.Col<Broadcast> source="sendAt" label="Sent at" sortByOrder="DESC" render={({ sendAt }) => <MomentText at={sendAt} />} />
        <DataTable.Col<Broadcast>
          source="createdAt"
          label="Written"
          sortByOrder="DESC"
          render={({ createdAt, writtenBy }) => (
            <>
              <MomentText at={createdAt} />
              <SmallPrint>{writtenBy.username}</SmallPrint>
            </>
          )}
        />
      </DataTable>
    </DeskList>
  )
}

function NoBroadcasts() {
  return (
    <NothingFound
      one="broadcast"
      tips="Any part of its title or text, in any language."
      none={
        <EmptyPage
          title="No broadcasts yet"
          text="A text in four languages to the members that you choose: in the inbox, by push, and by SMS to whoever consented to that."
        />
      }
    />
  )
}
