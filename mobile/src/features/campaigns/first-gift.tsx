import { useQuery } from '@tanstack/react-query'
import { IconGift } from '@tabler/icons-react'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { giftId } from './campaign-offer.tsx'
import { eligibilityQuery, useSignedIn } from './campaigns.queries.ts'

/** Leads from the button that asks for money to free months, which lie below the first view. */
export function FirstGift() {
  const words = useWords('campaigns').campaigns
  const { data } = useQuery({ ...eligibilityQuery(useLanguage()), enabled: useSignedIn() })
  const gift = data?.campaigns.find(({ canClaim, rewardMonths }) => canClaim && rewardMonths !== null)
  if (!gift) return null
  return (
    <button
      type="button"
      onClick={() => {
        const place = document.getElementById(giftId(gift.id))
        place?.scrollIntoView({ block: 'center' })
        place?.focus({ preventScroll: true })
      }}
      className="flex min-h-12 w-full items-center gap-2 text-left font-semibold underline underline-offset-4"
    >
      <IconGift aria-hidden="true" className="size-6 shrink-0" />
      {words.firstGift(words.freeMonths(gift.rewardMonths ?? 0).replaceAll(' ', '\u00a0'))}
    </button>
  )
}
