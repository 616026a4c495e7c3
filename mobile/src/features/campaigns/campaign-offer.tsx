import type { Campaign } from '@mwc/contract/campaigns/campaigns.schemas'
import { IconGift } from '@tabler/icons-react'
import { Button } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { useWords } from '../../words/use-words.ts'
import { CampaignBadge } from './campaign-badge.tsx'
import { useSaidClaim } from './say-claimed.hook.ts'

/** A campaign that is for this member: what it gives and the button that takes it, or that it is sold out. */
export function CampaignOffer({ campaign }: { campaign: Campaign }) {
  const words = useWords('campaigns').campaigns
  const problem = useProblemText()
  const claim = useSaidClaim()
  return (
    <li className="space-y-4 rounded-card bg-card p-4 shadow-raised">
      <div className="flex items-start gap-4">
        <CampaignBadge picture={campaign.picture} faded={campaign.soldOut} />
        <div className="min-w-0 flex-1 space-y-1">
          <h3 className="text-lg leading-snug font-bold">{campaign.name}</h3>
          <p>{campaign.text}</p>
        </div>
      </div>
      {claim.error && <Notice tone="error">{problem(claim.error)}</Notice>}
      {campaign.soldOut ? (
        <p className="text-center font-semibold text-ink-2">{words.soldOut}</p>
      ) : (
        campaign.canClaim && (
          <Button icon={<IconGift aria-hidden="true" />} busy={claim.isPending} onClick={() => claim.mutate(campaign.id)}>
            {words.claim}
          </Button>
        )
      )}
    </li>
  )
}
