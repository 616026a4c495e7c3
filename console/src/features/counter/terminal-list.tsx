import { addTerminal, renameTerminal, retireTerminal } from '@mwc/contract/payments/counter-desk.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { BooleanInput, DataTable, List, usePermissions } from 'react-admin'
import { callServer } from '../../calls/call-server.ts'
import { ActButton } from '../../page/act-button.tsx'
import { DeskPagination } from '../../page/desk-pagination.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../page/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { StateChip } from '../../page/state-chip.tsx'

const filters = [<BooleanInput key="onlyInUse" source="onlyInUse" label="Only those in use" alwaysOn />]
const nameField = { name: 'name', label: 'Name', hint: 'As it stands on the machine, such as T1 or its terminal number.' }

/** A terminal more, for whoever keeps the list. */
function AddButton() {
  const { permissions } = usePermissions<StaffRole>()
  const may = permissions !== undefined && mayCall(addTerminal, permissions)
  const { data } = useQuery({
    queryKey: ['counter', 'places'],
    queryFn: ({ signal }) => callServer(contentDesk.place.list, { pageSize: 100 }, signal),
    enabled: may,
  })
  if (!may || !data) return null
  const places = data.rows.filter(({ hasNets }) => hasNets)
  return (
    <ActButton
      label="Add a terminal"
      question="Which NETS machine is new?"
      explained="From then on a shift can be begun on it. Places without a NETS machine are not offered; their entry under places says so."
      done="Added."
      call={addTerminal}
      input={{}}
      fields={[{ name: 'placeId', label: 'Place', choices: places.map(({ id, name }) => ({ id, name: name.english })) }, nameField]}
    />
  )
}

function Acts({ terminal: { id, name, place, may } }: { terminal: Terminal }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {may.includes('rename') ? (
        <ActButton
          label="Rename"
          question={`What is ${name} at ${place.name} called now?`}
          explained="What it collected goes along."
          done="Renamed."
          call={renameTerminal}
          input={{ id }}
          fields={[{ ...nameField, first: name }]}
        />
      ) : null}
      {may.includes('retire') ? (
        <ActButton
          danger
          label="Retire"
          question={`Collect nothing more on ${name} at ${place.name}?`}
          explained="Shifts on it end at once. Its days stay and can be closed."
          done="Retired."
          call={retireTerminal}
          input={{ id }}
          fields={[{ name: 'note', label: 'Reason', kind: 'note', hint: 'Kept in the log.' }]}
        />
      ) : null}
    </Box>
  )
}

const actions = (
  <ListActions>
    <AddButton />
  </ListActions>
)

/** The NETS machines of the places of the centre. */
export function TerminalList() {
  return (
    <List
      title="Terminals"
      actions={actions}
      filters={filters}
      filterDefaultValues={{ onlyInUse: true }}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      pagination={<DeskPagination />}
      exporter={false}
      empty={false}
    >
      <DataTable<Terminal>
        rowClick={false}
        bulkActionButtons={false}
        empty={
          <EmptyPage
            title="No terminals"
            text="An admin adds each NETS machine of a place here. A shift at the counter begins by choosing one."
          />
        }
      >
        <DataTable.Col<Terminal> source="name" label="Terminal" />
        <DataTable.Col<Terminal> source="place.name" label="Place" disableSort />
        <DataTable.Col<Terminal> source="addedAt" label="Added" render={({ addedAt }) => <MomentText at={addedAt} />} />
        <DataTable.Col<Terminal>
          label="State"
          disableSort
          render={({ retiredAt }) =>
            retiredAt ? (
              <>
                <StateChip tone="over" word="Retired" /> <MomentText at={retiredAt} />
              </>
            ) : (
              <StateChip tone="good" word="In use" />
            )
          }
        />
        <DataTable.Col<Terminal> label="Change" disableSort render={(terminal) => <Acts terminal={terminal} />} />
      </DataTable>
    </List>
  )
}
