import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { contentStates, type ContentState } from '@mwc/contract/content/content-kinds'
import type { ContentKind } from '@mwc/contract/content/content-desk.calls'
import { type Language, languageNames } from '@mwc/contract/language/language'
import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { DataTable, SelectInput, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DeskList } from '../../lists/desk-list.tsx'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { fieldsOf } from './content-fields.ts'
import { choiceName, kindWords, stateWords } from './content-words.ts'
import { type DeskItem, nameOf } from './form-values.ts'
import { OrderButton } from './order/order-button.tsx'
import { deskOf } from './use-item.ts'

type Row = DeskItem & { state: ContentState; lacking: Language[] }

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Any word, in any language" width={300} />,
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    choices={contentStates.map((id) => ({ id, name: stateWords[id].word }))}
  />,
]

function Actions({ kind }: { kind: ContentKind }) {
  const { permissions } = usePermissions<StaffRole>()
  const { resource, one } = kindWords[kind]
  return (
    <ListActions>
      {permissions && mayCall(deskOf(kind).add, permissions) ? (
        <>
          {kind === 'news' ? null : <OrderButton kind={kind} />}
          <Button variant="contained" size="small" startIcon={<AddIcon />} component={RouterLink} to={`/${resource}/create`}>
            New {one}
          </Button>
        </>
      ) : null}
    </ListActions>
  )
}

/** The languages in which readers are not told what the English says. */
function Translations({ row: { lacking, older } }: { row: Row }) {
  const missing = lacking.map((language) => languageNames[language])
  const behind = [...new Set(older.map((name) => name.split('.')[1] as Language))].filter((language) => !lacking.includes(language))
  if (missing.length === 0 && behind.length === 0) return 'All four'
  return (
    <>
      {missing.length > 0 ? <StateChip tone="waiting" word={`Missing: ${missing.join(', ')}`} /> : null}
      {behind.length > 0 ? <StateChip tone="waiting" word={`Older: ${behind.map((one) => languageNames[one]).join(', ')}`} /> : null}
    </>
  )
}

/** All items of a kind but archived ones, which are asked for by their state. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const { many, resource, explained } = kindWords[kind]
  const { groupBy } = fieldsOf[kind]
  return (
    <DeskList
      title={many}
      actions={<Actions kind={kind} />}
      filters={filters}
      sort={kind === 'news' ? { field: 'publishFrom', order: 'DESC' } : { field: 'position', order: 'ASC' }}
      perPage={50}
      empty={<EmptyPage title={`No ${many.toLowerCase()} yet`} text={explained} />}
    >
      <DataTable<Row> rowClick="show" bulkActionButtons={false}>
        <DataTable.Col<Row>
          source="id"
          label="Item"
          disableSort
          render={(row) => (
            <>
              <RecordLink to={`/${resource}/${row.id}/show`}>{nameOf(kind, row)}</RecordLink>
              {groupBy ? <SmallPrint>{choiceName(String(row[groupBy]))}</SmallPrint> : null}
            </>
          )}
        />
        <DataTable.Col<Row> source="state" label="State" disableSort render={({ state }) => <StateChip {...stateWords[state]} />} />
        <DataTable.Col<Row> source="lacking" label="Languages" disableSort render={(row) => <Translations row={row} />} />
        <DataTable.Col<Row>
          source="publishFrom"
          label="From"
          sortByOrder="DESC"
          render={({ publishFrom }) => <MomentText at={publishFrom} />}
        />
        <DataTable.Col<Row> source="publishTo" label="Until" disableSort render={({ publishTo }) => <MomentText at={publishTo} />} />
      </DataTable>
    </DeskList>
  )
}
