import { useQuery } from '@tanstack/react-query'
import { IconGift } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { PathContext } from '../../shared/navigation/navigation.ts'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { giftId } from './campaign-offer.tsx'
import { eligibilityQuery, useSignedIn } from './campaigns.queries.ts'
import { myPagePath } from '../../paths/paths.ts'

/** Leads from what asks for money to free months, which who has paid no longer gets: on My Page they lie below the first view. */
export function FirstGift() {
  const words = useWords('campaigns').campaigns
  const { data } = useQuery({ ...eligibilityQuery(useLanguage()), enabled: useSignedIn() })
  const isOnMyPage = useContext(PathContext).startsWith(myPagePath)
  // On the plans one that comes later would push them away under the finger.
  const [wasKnown] = useState(data !== undefined)
  const gift = data?.campaigns.find(({ canClaim, rewardMonths }) => canClaim && rewardMonths !== null)
  if (!gift || !(isOnMyPage || wasKnown)) return null
  const months = words.freeMonths(gift.rewardMonths ?? 0).replaceAll(' ', '\u00a0')
  const icon = <IconGift aria-hidden="true" />
  if (!isOnMyPage)
    return (
      <LinkButton variant="secondary" icon={icon} to={myPagePath}>
        {words.giftOnMyPage(months)}
      </LinkButton>
    )
  return (
    <Button
      variant="secondary"
      icon={icon}
      onClick={() => {
        const place = document.getElementById(giftId(gift.id))
        place?.scrollIntoView({ block: 'center' })
        place?.focus({ preventScroll: true })
      }}
    >
      {words.firstGift(months)}
    </Button>
  )
}
