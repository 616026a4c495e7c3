import type { MemberImport } from '@mwc/contract/imports/import-desk.schemas'
import { DataTable } from 'react-admin'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { number, stateWords } from './import-words.ts'
import { UploadButton } from './upload-button.tsx'

const actions = (
  <ListActions>
    <UploadButton />
  </ListActions>
)

/** What became of the rows of a file, or would; nothing where they were not looked at. */
const counted = ({ state }: MemberImport, count: number) => (state === 'uploaded' || state === 'discarded' ? '–' : number(count))

/** Files of members that staff uploaded, the newest first: who, when, and what came of each. */
export function ImportList() {
  return (
    <DeskList title="Members from a file" actions={actions} sort={{ field: 'madeAt', order: 'DESC' }}>
      <DataTable<MemberImport>
        rowClick="show"
        bulkActionButtons={false}
        empty={
          <EmptyPage
            title="No files yet"
            text="Upload a CSV file of members, such as the list that was kept before. It is looked at row by row, and changes nobody until you apply it."
          />
        }
        sx={{ '& .column-left, & .column-appliedAt': { display: { xs: 'none', lg: 'table-cell' } } }}
      >
        <DataTable.Col<MemberImport>
          source="name"
          label="File"
          disableSort
          render={({ id, name, rows }) => (
            <>
              <RecordLink to={`/member-imports/${id}/show`}>{name}</RecordLink>
              <SmallPrint>{rows === 1 ? '1 row' : `${number(rows)} rows`}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<MemberImport>
          source="state"
          label="State"
          disableSort
          render={({ state }) => <StateChip {...stateWords[state]} />}
        />
        <DataTable.Col<MemberImport> source="added" label="New" disableSort align="right" render={(file) => counted(file, file.added)} />
        <DataTable.Col<MemberImport>
          source="changed"
          label="Changed"
          disableSort
          align="right"
          render={(file) => counted(file, file.changed)}
        />
        <DataTable.Col<MemberImport> source="left" label="Left" disableSort align="right" render={(file) => counted(file, file.left)} />
        <DataTable.Col<MemberImport> source="wrong" label="Wrong" disableSort align="right" render={(file) => counted(file, file.wrong)} />
        <DataTable.Col<MemberImport>
          source="madeAt"
          label="Uploaded"
          sortByOrder="DESC"
          render={({ madeAt, madeBy }) => (
            <>
              <MomentText at={madeAt} />
              <SmallPrint>by {madeBy}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<MemberImport>
          source="appliedAt"
          label="Applied"
          disableSort
          render={({ appliedAt, appliedBy }) => (
            <>
              <MomentText at={appliedAt} />
              {appliedBy ? <SmallPrint>by {appliedBy}</SmallPrint> : null}
            </>
          )}
        />
      </DataTable>
    </DeskList>
  )
}
