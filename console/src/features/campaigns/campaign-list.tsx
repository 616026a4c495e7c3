import { addCampaign } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import { campaignPhases } from '@mwc/contract/campaigns/campaign-kinds'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import AddIcon from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { DataTable, SelectInput, usePermissions } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { DeskSearch } from '../../lists/desk-search.tsx'
import { NothingFound } from '../../lists/nothing-found.tsx'
import { RecordLink } from '../../lists/record-link.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { EmptyPage } from '../../page/empty-page.tsx'
import { ListActions } from '../../lists/list-actions.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { SmallPrint } from '../../page/small-print.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { phaseWords, rewardText, stockText } from './campaign-words.ts'

const filters = [
  <DeskSearch key="search" source="search" alwaysOn placeholder="Any part of the name" width={260} />,
  <SelectInput
    key="phase"
    source="phase"
    label="Phase"
    alwaysOn
    choices={campaignPhases.map((id) => ({ id, name: phaseWords[id].word }))}
  />,
]

function Actions() {
  const { permissions } = usePermissions<StaffRole>()
  return (
    <ListActions>
      {permissions && mayCall(addCampaign, permissions) ? (
        <Button variant="contained" size="small" startIcon={<AddIcon />} component={RouterLink} to="/campaigns/create">
          New campaign
        </Button>
      ) : null}
    </ListActions>
  )
}

/** Campaigns, the latest start first, with what is left of their stock. */
export function CampaignList() {
  return (
    <DeskList title="Campaigns" actions={<Actions />} filters={filters} sort={{ field: 'startsAt', order: 'DESC' }}>
      <DataTable<DeskCampaign> rowClick="show" bulkActionButtons={false} empty={<NoCampaigns />}>
        <DataTable.Col<DeskCampaign>
          source="name"
          label="Campaign"
          disableSort
          render={(campaign) => (
            <>
              <RecordLink to={`/campaigns/${campaign.id}/show`}>{campaign.name.english}</RecordLink>
              <SmallPrint>{rewardText(campaign)}</SmallPrint>
            </>
          )}
        />
        <DataTable.Col<DeskCampaign>
          source="phase"
          label="Phase"
          disableSort
          render={({ phase }) => <StateChip {...phaseWords[phase]} />}
        />
        <DataTable.Col<DeskCampaign> source="claimed" label="Claimed" disableSort align="right" render={stockText} />
        <DataTable.Col<DeskCampaign>
          source="startsAt"
          label="From"
          sortByOrder="DESC"
          render={({ startsAt }) => <MomentText at={startsAt} />}
        />
        <DataTable.Col<DeskCampaign>
          source="endsAt"
          label="Until"
          sortByOrder="DESC"
          render={({ endsAt, endedAt }) => <MomentText at={endedAt ?? endsAt} />}
        />
      </DataTable>
    </DeskList>
  )
}

function NoCampaigns() {
  return (
    <NothingFound
      one="campaign"
      tips="Any part of its name, in any language."
      none={
        <EmptyPage title="No campaigns yet" text="Free months or vouchers for the members that you choose, as long as the stock lasts." />
      }
    />
  )
}
