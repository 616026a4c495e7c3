import type { ShopStatement } from '@mwc/contract/settlements/settlement-desk.schemas'
import { DataTable, SelectInput } from 'react-admin'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { formatMoney } from '../../page/format.ts'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { lastMonth, latestMonths, monthName } from './months.ts'
import { standingOf } from './statement-words.ts'

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Any part of the shop's name" width={260} />,
  <SelectInput key="month" source="month" label="Month" alwaysOn choices={latestMonths().map((id) => ({ id, name: monthName(id) }))} />,
]

/** What each shop is owed for a month. */
export function StatementList() {
  return (
    <DeskList
      title="Shop statements"
      filters={filters}
      filterDefaultValues={{ month: lastMonth() }}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
    >
      <DataTable<ShopStatement> rowClick={false} bulkActionButtons={false} empty={<NoShops />}>
        <DataTable.Col<ShopStatement>
          source="name"
          label="Shop"
          render={({ id, name, month }) => (
            <>
              <RecordLink to={`/shop-statements/${id}/show?month=${month}`}>{name}</RecordLink>
              <SmallPrint>{monthName(month)}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<ShopStatement> source="uses" label="Uses owed for" disableSort align="right" />
        <DataTable.Col<ShopStatement>
          source="totalCents"
          label="To pay"
          disableSort
          align="right"
          render={({ totalCents, earlierCents, correctionsCents }) => (
            <>
              {formatMoney(totalCents)}
              {earlierCents > 0 ? <SmallPrint>with {formatMoney(earlierCents)} from before</SmallPrint> : null}
              {correctionsCents > 0 ? <SmallPrint>less {formatMoney(correctionsCents)} taken back</SmallPrint> : null}
            </>
          )}
        />
        <DataTable.Col<ShopStatement>
          source="settled"
          label="State"
          disableSort
          render={(statement) => (
            <>
              <StateChip {...standingOf(statement)} />
              {statement.settled ? <SmallPrint>{statement.settled.reference}</SmallPrint> : null}
            </>
          )}
        />
      </DataTable>
    </DeskList>
  )
}

function NoShops() {
  return (
    <NothingFound
      one="shop"
      tips="Any part of its name."
      none={
        <EmptyPage title="No shops yet" text="What each shop is owed for uses stands here, month by month. Shops are added under Shops." />
      }
    />
  )
}
