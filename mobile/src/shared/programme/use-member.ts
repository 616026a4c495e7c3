import { me } from '@mwc/contract/account/people/people.calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callDeferred } from '../deferred-calls/deferred-calls.ts'
import { queryClient } from '../server/query-client.ts'
import { refreshMember } from '../session/refresh-member.ts'
import { useSession } from '../session/session.ts'

/** Who the member is; keeps what the gate needs of the answer. */
export const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => {
    const answer = await callDeferred(me, {}, { signal })
    refreshMember(answer)
    return answer
  },
})

/** The member, the state of the membership and the payment that waits; asks nothing for a visitor. */
export function useMember() {
  const { token } = useSession()
  return useQuery({ ...memberQuery, enabled: token !== null })
}

/** The member as last answered, for who does not wait for it. */
export const knownMember = () => queryClient.getQueryData(memberQuery.queryKey)

/** Asks the server anew who the member is, and keeps it; never rejects: what was known stays known. */
export async function askMemberAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: memberQuery.queryKey, refetchType: 'none' })
  await queryClient.fetchQuery({ ...memberQuery, staleTime: 0, retry: false }).catch(() => undefined)
}
