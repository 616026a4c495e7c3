import type { DeskStaff } from '@mwc/contract/staff/staff-desk.schemas'
import { staffStates } from '@mwc/contract/staff/staff-states'
import { DataTable, SelectInput } from 'react-admin'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { roleWords } from '../../page/role-words.ts'
import { StateChip } from '../../page/state-chip.tsx'
import { secondFactorText } from './second-factor-text.ts'
import { InviteButton } from './staff-acts.tsx'
import { roleChoices, staffStateWords } from './staff-words.ts'

const filters = [
  <SelectInput key="role" source="role" label="Role" alwaysOn choices={roleChoices} />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={staffStates.map((id) => ({ id, name: staffStateWords[id].word }))}
  />,
]

const actions = (
  <ListActions>
    <InviteButton />
  </ListActions>
)

/** Everybody who works at the desk. */
export function StaffList() {
  return (
    <DeskList title="Staff" actions={actions} filters={filters} sort={{ field: 'username', order: 'ASC' }}>
      <DataTable<DeskStaff> empty={<NothingFound one="colleague" />} rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<DeskStaff>
          source="username"
          label="User name"
          render={({ id, username, role }) => (
            <>
              <RecordLink to={`/staff/${id}/show`}>{username}</RecordLink>
              <SmallPrint>{roleWords[role]}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<DeskStaff>
          source="state"
          label="State"
          disableSort
          render={({ state }) => <StateChip {...staffStateWords[state]} />}
        />
        <DataTable.Col<DeskStaff>
          source="lastSeenAt"
          label="Last seen"
          sortByOrder="DESC"
          render={({ lastSeenAt }) => <MomentText at={lastSeenAt} none="never" />}
        />
        <DataTable.Col<DeskStaff> source="sessions" label="Open sessions" align="right" disableSort />
        <DataTable.Col<DeskStaff> label="Second factor" disableSort render={secondFactorText} />
      </DataTable>
    </DeskList>
  )
}
