import { useQuery } from '@tanstack/react-query'
import { IconGift } from '@tabler/icons-react'
import { PetalSpinner } from '../../shared/screen/petal-spinner.tsx'
import { goTo } from '../../shared/navigation/navigation.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { eligibilityQuery, useAutoClaim, useSignedIn } from './campaigns.queries.ts'
import { appBase, rewardsPath } from '../../paths/paths.ts'

/**
 * The claim icon of the navigation bar, for members: takes what needs no tap, then opens the list of rewards.
 * The list opens after a failed claim, too, and says what there is.
 */
export function ClaimIcon() {
  const words = useWords('campaigns').campaigns
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...eligibilityQuery(useLanguage()), enabled: signedIn })
  const claim = useAutoClaim()
  if (!signedIn) return null
  return (
    <a
      href={appBase + rewardsPath}
      aria-label={data?.canClaim ? words.somethingToClaim : words.title}
      aria-busy={claim.isPending || undefined}
      onClick={(event) => {
        event.preventDefault()
        if (claim.isPending) return
        if (data?.claimFlag) claim.mutate(undefined, { onSettled: () => goTo(rewardsPath) })
        else goTo(rewardsPath)
      }}
      className="relative flex size-12 shrink-0 items-center justify-center rounded-full text-harbour-700"
    >
      {claim.isPending ? <PetalSpinner /> : <IconGift aria-hidden="true" className="size-7" />}
      {data?.canClaim && (
        <span aria-hidden="true" className="absolute top-2 right-2 size-3 rounded-full border-2 border-paper bg-arrears" />
      )}
    </a>
  )
}
