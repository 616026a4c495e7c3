import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryClient } from '../server/query-client.ts'
import { useSession } from '../session/session.ts'

const memberQuery = queryOptions({
  queryKey: ['member'],
  queryFn: async ({ signal }) => (await import('../calls/common.queries.ts')).readMember(signal),
})

/** The member, the state of the membership and the payment that waits; asks nothing for a visitor. */
export function useMember() {
  const { token } = useSession()
  return useQuery({ ...memberQuery, enabled: token !== null })
}

/** Asks the server anew who the member is, and keeps it; never rejects: what was known stays known. */
export async function askMemberAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: memberQuery.queryKey, refetchType: 'none' })
  await queryClient.fetchQuery({ ...memberQuery, staleTime: 0, retry: false }).catch(() => undefined)
}
