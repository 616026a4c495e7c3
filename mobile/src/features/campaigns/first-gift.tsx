import { useQuery } from '@tanstack/react-query'
import { IconGift } from '@tabler/icons-react'
import { useContext, useState } from 'react'
import { PathContext } from '../../shared/navigation/navigation.ts'
import { Button, LinkButton } from '../../shared/screen/button.tsx'
import { Notice } from '../../shared/screen/notice.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { eligibilityQuery, useSignedIn } from './campaigns.queries.ts'
import { useSaidClaim } from './say-claimed.hook.ts'
import { myPagePath } from '../../paths/paths.ts'

/** Free months beside what asks for money, since who has paid no longer gets them: taken on My Page, the plans lead there. */
export function FirstGift() {
  const words = useWords('campaigns').campaigns
  const problem = useProblemText()
  const claim = useSaidClaim()
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
    <>
      {claim.error && <Notice tone="error">{problem(claim.error)}</Notice>}
      <Button variant="secondary" icon={icon} busy={claim.isPending} onClick={() => claim.mutate(gift.id)}>
        {words.firstGift(months)}
      </Button>
    </>
  )
}
