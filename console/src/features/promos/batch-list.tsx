import type { PromoBatch } from '@mwc/contract/promos/promo-batch-desk.schemas'
import { DataTable } from 'react-admin'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { NewBatchButton } from './promo-acts.tsx'
import { effectText, phaseWords, usesText } from './promo-words.ts'

const filters = [<DeskSearch key="search" source="search" alwaysOn placeholder="What they are for, or their beginning" width={340} />]

const actions = (
  <ListActions>
    <NewBatchButton />
  </ListActions>
)

/** Batches of codes for one use each, the newest first. */
export function BatchList() {
  return (
    <DeskList title="Batches of codes" actions={actions} filters={filters} sort={{ field: 'madeAt', order: 'DESC' }}>
      <DataTable<PromoBatch>
        rowClick="show"
        bulkActionButtons={false}
        empty={<NoBatches />}
        sx={{ '& .column-madeAt': { display: { xs: 'none', lg: 'table-cell' } } }}
      >
        <DataTable.Col<PromoBatch>
          source="name"
          label="Batch"
          disableSort
          render={(batch) => (
            <>
              <RecordLink to={`/promo-batches/${batch.id}/show`}>{batch.name}</RecordLink>
              <SmallPrint>
                {effectText(batch)}
                {batch.prefix ? `, ${batch.prefix}…` : ''}
              </SmallPrint>
            </>
          )}
        />
        <DataTable.Col<PromoBatch> source="phase" label="Phase" disableSort render={({ phase }) => <StateChip {...phaseWords[phase]} />} />
        <DataTable.Col<PromoBatch>
          source="used"
          label="Used"
          disableSort
          align="right"
          render={({ used, size }) => usesText({ used, totalLimit: size, reserved: 0 })}
        />
        <DataTable.Col<PromoBatch>
          source="madeAt"
          label="Made"
          sortByOrder="DESC"
          render={({ madeAt, madeBy }) => (
            <>
              <MomentText at={madeAt} />
              <SmallPrint>by {madeBy}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<PromoBatch> source="endsAt" label="Until" sortByOrder="DESC" render={({ endsAt }) => <MomentText at={endsAt} />} />
      </DataTable>
    </DeskList>
  )
}

function NoBatches() {
  return (
    <NothingFound
      one="batch"
      tips="Any part of what it is for, or what its codes begin with."
      none={
        <EmptyPage
          title="No batches yet"
          text="Up to 10,000 codes at once, each for one use: for slips, letters or an SMS to each worker."
        />
      }
    />
  )
}
