import { listCampaignClaims } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { CampaignClaim } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { DataTable, usePermissions } from 'react-admin'
import { RowsOf } from '../../related/rows-of.tsx'
import { formatDay } from '../../page/format.ts'
import { MemberText } from '../../page/member-text.tsx'
import { MomentText } from '../../page/moment-text.tsx'
import { StateChip } from '../../page/state-chip.tsx'
import { rewardStateWords } from './campaign-words.ts'

/** Who claimed a campaign, the newest first, for whoever may see members. */
export function ClaimRows({ campaignId }: { campaignId: string }) {
  const { permissions } = usePermissions<StaffRole>()
  if (!permissions || !mayCall(listCampaignClaims, permissions)) return null
  return (
    <RowsOf<CampaignClaim>
      title="Who claimed it"
      resource="campaign-claims"
      filter={{ campaignId }}
      sort={{ field: 'at', order: 'DESC' }}
      nothing="Nobody yet."
    >
      <DataTable.Col<CampaignClaim> source="member" label="Member" disableSort render={({ member }) => <MemberText member={member} />} />
      <DataTable.Col<CampaignClaim> source="at" label="Claimed" sortByOrder="DESC" render={({ at }) => <MomentText at={at} />} />
      <DataTable.Col<CampaignClaim>
        source="state"
        label="State"
        disableSort
        render={({ state }) => <StateChip {...rewardStateWords[state]} />}
      />
      <DataTable.Col<CampaignClaim>
        source="voucherLastDay"
        label="Can be used until"
        disableSort
        render={({ voucherLastDay }) => (voucherLastDay ? formatDay(voucherLastDay) : '–')}
      />
    </RowsOf>
  )
}
