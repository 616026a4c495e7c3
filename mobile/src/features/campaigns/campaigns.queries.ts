import { autoClaim, checkEligibility, claimCampaign, listRewards } from '@mwc/contract/campaigns/campaigns.calls'
import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import type { Language } from '@mwc/contract/language/language'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/calls/api-client.ts'
import { RefusalError } from '../../shared/server/call-errors.ts'
import { useSession } from '../../shared/session/session.ts'
import { askMemberAgain } from '../../shared/programme/use-member.ts'

/** What this member can claim now. Texts come in the reader's language. */
export function eligibilityQuery(language: Language) {
  return queryOptions({
    queryKey: ['campaigns', 'eligibility', language],
    queryFn: ({ signal }) => call(checkEligibility, {}, { signal }),
    staleTime: 5 * 60_000,
  })
}

/** What the member got from campaigns, by state. */
export function rewardsQuery(language: Language) {
  return queryOptions({
    queryKey: ['rewards', language],
    queryFn: ({ signal }) => call(listRewards, {}, { signal }),
  })
}

/** Free months change the membership, a voucher the list: both are asked for anew, whatever the claim ended with. */
function useAfterClaim() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['campaigns'] }),
      client.invalidateQueries({ queryKey: ['rewards'] }),
      askMemberAgain(),
    ])
  }
}

/** Hears of what was taken. Also once the button is gone, which the claim itself takes off the page. */
type OnClaimed = (rewards: Reward[]) => void

/** Takes everything that needs no tap. Safe to repeat. */
export function useAutoClaim(onClaimed?: OnClaimed) {
  return useMutation({
    mutationFn: () => call(autoClaim, {}),
    onSuccess: ({ claimed }) => onClaimed?.(claimed),
    onSettled: useAfterClaim(),
  })
}

/**
 * Takes one campaign. Safe to repeat.
 * `onRefused` hears also once the offer is gone, which asking anew takes off the page.
 */
export function useClaim(onClaimed: OnClaimed, onRefused: (error: RefusalError) => void) {
  return useMutation({
    mutationFn: (id: string) => call(claimCampaign, { id }),
    onSuccess: (reward) => onClaimed([reward]),
    onError: (error) => error instanceof RefusalError && onRefused(error),
    onSettled: useAfterClaim(),
  })
}

/** Whether somebody is signed in: campaigns are asked for by members only. */
export function useSignedIn(): boolean {
  return useSession().token !== null
}
