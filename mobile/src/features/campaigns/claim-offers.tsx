import { useQuery } from '@tanstack/react-query'
import { IconGift } from '@tabler/icons-react'
import { useMember } from '../../shared/programme/use-member.ts'
import { Button } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CampaignOffer } from './campaign-offer.tsx'
import { eligibilityQuery, useAutoClaim, useSignedIn } from './campaigns.queries.ts'
import { useSayClaimed } from './say-claimed.hook.ts'

/** What a member can claim without leaving My Page: the list of rewards is closed to who is not active. */
export function ClaimOffers() {
  const words = useWords('campaigns').campaigns
  const problem = useProblemText()
  const { data } = useQuery({ ...eligibilityQuery(useLanguage()), enabled: useSignedIn() })
  const isPaying = Boolean(useMember().data?.mayBePaidId)
  const claimAll = useAutoClaim(useSayClaimed())
  const open = data?.campaigns.filter(({ canClaim }) => canClaim) ?? []
  if (open.length === 0) return null
  const paysMonths = isPaying && open.some(({ rewardMonths }) => rewardMonths !== null)
  const byTap = open.filter(({ autoClaim }) => !autoClaim)
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{words.forYou}</h2>
      {data?.claimFlag && (
        <>
          {claimAll.error && <Notice tone="error">{problem(claimAll.error)}</Notice>}
          <Button icon={<IconGift aria-hidden="true" />} busy={claimAll.isPending} onClick={() => claimAll.mutate()}>
            {words.claim}
          </Button>
        </>
      )}
      <ul className="space-y-3">
        {byTap.map((campaign) => (
          <CampaignOffer key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      {paysMonths && <p>{words.paidMonthsAfter}</p>}
    </section>
  )
}
