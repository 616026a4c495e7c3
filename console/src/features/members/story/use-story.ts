import { readMemberStory } from '@mwc/contract/members/member-desk.calls'
import type { MemberStory } from '@mwc/contract/members/member-story.schemas'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../calls/call-server.ts'

/** What happened with a member, its first page; `at` is when it came. */
export function useStory(memberId: string): { story: MemberStory | undefined; at: number; problem: Error | null } {
  const { data, dataUpdatedAt, error } = useQuery({
    // Under the name of the record: an act that refreshes the page refreshes this, too.
    queryKey: ['members', 'story', memberId],
    queryFn: ({ signal }) => callServer(readMemberStory, { id: memberId }, signal),
    // Earlier rows that somebody has opened stay while another window is looked at.
    refetchOnWindowFocus: false,
  })
  return { story: data, at: dataUpdatedAt, problem: error }
}
