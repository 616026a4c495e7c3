import { MemberListScreen } from '../../features/campaigns/member-list.screen.tsx'
import { CheckMember } from '../../features/redemptions/check-member.tsx'
import { UsedList } from '../../features/redemptions/used-list.tsx'

/** The member's list: rewards of campaigns, what was used at shops, and the way to check another member. */
export function MemberRewardsScreen() {
  return <MemberListScreen used={(more) => <UsedList more={more} />} check={<CheckMember />} />
}
