import { renameTerminal, retireTerminal } from '@mwc/contract/payments/counter-desk.calls'
import type { Terminal } from '@mwc/contract/payments/counter-desk.schemas'
import Box from '@mui/material/Box'
import { BooleanInput, DataTable } from 'react-admin'
import { ActButton } from '../../page/act-button.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { LongText } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { AddTerminalButtons } from './add-terminal-buttons.tsx'
import { terminalNameField } from './terminal-name-field.ts'

const filters = [<BooleanInput key="onlyInUse" source="onlyInUse" label="Only those in use" alwaysOn />]
function Acts({ terminal: { id, version, name, place, may } }: { terminal: Terminal }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {may.includes('rename') ? (
        <ActButton
          quiet
          label="Rename"
          question={`What is ${name} at ${place.name} called now?`}
          explained="What it collected goes along."
          done="Renamed."
          call={renameTerminal}
          input={{ id, version }}
          fields={[{ ...terminalNameField, first: name }]}
        />
      ) : null}
      {may.includes('retire') ? (
        <ActButton
          danger
          quiet
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
    <AddTerminalButtons />
  </ListActions>
)

/** The NETS machines of the places of the centre. */
export function TerminalList() {
  return (
    <DeskList
      title="Terminals"
      actions={actions}
      filters={filters}
      filterDefaultValues={{ onlyInUse: true }}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <DataTable<Terminal>
        rowClick={false}
        bulkActionButtons={false}
        empty={
          <EmptyPage
            title="No terminals"
            text="An administrator adds each place where fees are taken, and its NETS machines. A shift at the counter begins by choosing one."
          />
        }
      >
        <DataTable.Col<Terminal> source="name" label="Terminal" render={({ name }) => <LongText>{name}</LongText>} />
        <DataTable.Col<Terminal> source="place.name" label="Place" disableSort render={({ place }) => <LongText>{place.name}</LongText>} />
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
    </DeskList>
  )
}
