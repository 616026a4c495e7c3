import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import { phases } from '@mwc/contract/maintenance/window-phases'
import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { DataTable, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatAgo, formatMoment } from '../../page/format.ts'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { useNow } from '../../page/use-now.ts'
import { lengthText, phaseWords } from './window-words.ts'

const filters = [
  <SelectInput key="phase" source="phase" label="Phase" alwaysOn choices={phases.map((id) => ({ id, name: phaseWords[id].word }))} />,
]

const actions = (
  <ListActions>
    <Button variant="contained" size="small" startIcon={<AddIcon />} component={RouterLink} to="/maintenance/create">
      New window
    </Button>
  </ListActions>
)

function Start({ window: { id, startsAt } }: { window: DeskWindow }) {
  const now = useNow()
  return (
    <>
      <RecordLink to={`/maintenance/${id}/show`}>{formatMoment(startsAt)}</RecordLink>
      <SmallPrint>{formatAgo(startsAt, now)}</SmallPrint>
    </>
  )
}

/** Windows of maintenance, the latest start first. */
export function WindowList() {
  return (
    <DeskList title="Maintenance" actions={actions} filters={filters} sort={{ field: 'startsAt', order: 'DESC' }}>
      <DataTable<DeskWindow> rowClick="show" bulkActionButtons={false} empty={<NoWindows />}>
        <DataTable.Col<DeskWindow> source="startsAt" label="From" sortByOrder="DESC" render={(window) => <Start window={window} />} />
        <DataTable.Col<DeskWindow> source="endsAt" label="Until" disableSort render={({ endsAt }) => <MomentText at={endsAt} />} />
        <DataTable.Col<DeskWindow>
          source="length"
          label="Length"
          disableSort
          render={({ startsAt, endsAt }) => lengthText(startsAt, endsAt)}
        />
        <DataTable.Col<DeskWindow> source="phase" label="Phase" disableSort render={({ phase }) => <StateChip {...phaseWords[phase]} />} />
      </DataTable>
    </DeskList>
  )
}

function NoWindows() {
  return (
    <NothingFound
      one="window"
      none={
        <EmptyPage
          title="No maintenance yet"
          text="In a window the app is closed to members and says until when. It is announced on Home from 24 hours before; staff and payments go on."
        />
      }
    />
  )
}
