import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import { showToast } from '../../shared/screen/toast.tsx'
import { useProblemText } from '../../shared/server/problem-text.ts'
import { useSession } from '../../shared/session/session.ts'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useClaim } from './campaigns.queries.ts'

/** Says what a claim gave: free months with the day to which they reach, or where a voucher is found. */
export function useSayClaimed(): (rewards: Reward[]) => void {
  const words = useWords('campaigns').campaigns
  const language = useLanguage()
  // The list of rewards is closed to who is not active.
  const isOpen = useSession().vipStatus === '1'
  return (rewards) => {
    const reach = rewards.map(({ validTo, kind }) => (kind === 'freeMonths' ? (validTo ?? '') : '')).toSorted()
    const months = rewards.reduce((sum, { months: given }) => sum + (given ?? 0), 0)
    const lastDay = reach.at(-1)
    // My Page, where who is not active claims, says it at its top for as long as it is shown.
    if (lastDay && !isOpen) window.scrollTo(0, 0)
    if (lastDay) return showToast(words.claimedMonths(words.freeMonths(months), wholeDay(lastDay, language)))
    if (rewards.length > 0) showToast(isOpen ? words.claimed : words.claimedVoucher)
  }
}

/** Takes one campaign and says what it gave, or why it did not: by then the offer may be off the page. */
export function useSaidClaim() {
  const problem = useProblemText()
  return useClaim(useSayClaimed(), (error) => showToast(problem(error), true))
}
