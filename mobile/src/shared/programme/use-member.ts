import { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callDeferred } from '../deferred-calls/deferred-calls.ts'
import { queryClient } from '../server/query-client.ts'
import { refreshMember } from '../session/refresh-member.ts'
import { useSession } from '../session/session.ts'

/** How often a shown page asks: a bank's money may come at any moment, staff look at money for hours. */
const askOpenMs = 15_000
const askReviewedMs = 60_000

type Asked = { state: { data: OutputOf<typeof me> | undefined } }

/** In how many milliseconds money on its way is asked for again: 0 where there is none, or no network. */
function nextAskMs({ state: { data } }: Asked): number {
  if (!data || !navigator.onLine) return 0
  return data.continuePaymentId ? askOpenMs : data.reviewedPaymentId ? askReviewedMs : 0
}

/** Who comes back from a bank app is told at once; anybody else is not asked for more often than the answer ages. */
const askNow = (query: Asked) => (nextAskMs(query) ? 'always' : true)

/** Who the member is; keeps what the gate needs of the answer. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => {
    const answer = await callDeferred(me, {}, { signal })
    refreshMember(answer)
    return answer
  },
  refetchOnWindowFocus: askNow,
  refetchOnReconnect: askNow,
})

/** The member, the state of the membership and the payment that waits; asks nothing for a visitor. */
export function useMember() {
  const { token } = useSession()
  return useQuery({ ...memberQuery, enabled: token !== null })
}

/** The same for a screen that says what is to be paid: while money is on its way it turns by itself. */
export function useMemberPaying() {
  const { token } = useSession()
  return useQuery({ ...memberQuery, enabled: token !== null, refetchInterval: nextAskMs })
}

/** The member as last answered, for who does not wait for it. */
export const knownMember = () => queryClient.getQueryData(memberQuery.queryKey)

/** Asks the server anew who the member is, and keeps it; never rejects: what was known stays known. */
export async function askMemberAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: memberQuery.queryKey, refetchType: 'none' })
  await queryClient.fetchQuery({ ...memberQuery, staleTime: 0, retry: false }).catch(() => undefined)
}
