import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import { promoPhases } from '@mwc/contract/promos/promo-kinds'
import { DataTable, SelectInput } from 'react-admin'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { NewPromoButton } from './promo-acts.tsx'
import { audienceWords, effectText, phaseWords, usesText } from './promo-words.ts'

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="The beginning of a code" width={260} />,
  <SelectInput key="phase" source="phase" label="Phase" alwaysOn choices={promoPhases.map((id) => ({ id, name: phaseWords[id].word }))} />,
]

const actions = (
  <ListActions>
    <NewPromoButton />
  </ListActions>
)

/** Promo codes; those of batches stand with their batch, and are found here by their beginning. */
export function PromoList() {
  return (
    <DeskList title="Promo codes" actions={actions} filters={filters} sort={{ field: 'startsAt', order: 'DESC' }}>
      <DataTable<DeskPromo>
        rowClick="show"
        bulkActionButtons={false}
        empty={<NoPromos />}
        sx={{ '& .column-startsAt': { display: { xs: 'none', lg: 'table-cell' } } }}
      >
        <DataTable.Col<DeskPromo>
          source="code"
          label="Code"
          render={({ id, code, effect, effectValue, audience, batch }) => (
            <>
              <RecordLink to={`/promos/${id}/show`}>{code}</RecordLink>
              <SmallPrint>
                {effectText({ effect, effectValue })}
                {audience === 'any' ? '' : `, ${audienceWords[audience].toLowerCase()}`}
                {batch ? `, of “${batch.name}”` : ''}
              </SmallPrint>
            </>
          )}
        />
        <DataTable.Col<DeskPromo> source="phase" label="Phase" disableSort render={({ phase }) => <StateChip {...phaseWords[phase]} />} />
        <DataTable.Col<DeskPromo> source="used" label="Used" disableSort align="right" render={usesText} />
        <DataTable.Col<DeskPromo>
          source="startsAt"
          label="From"
          sortByOrder="DESC"
          render={({ startsAt }) => <MomentText at={startsAt} />}
        />
        <DataTable.Col<DeskPromo> source="endsAt" label="Until" sortByOrder="DESC" render={({ endsAt }) => <MomentText at={endsAt} />} />
      </DataTable>
    </DeskList>
  )
}

function NoPromos() {
  return (
    <NothingFound
      one="promo code"
      tips="The code from its first sign on, such as EID. Codes of a batch are found, too."
      none={<EmptyPage title="No promo codes yet" text="Codes that members type when they pay: free months, or less to pay." />}
    />
  )
}
