/** The specification's member states. */
export const memberStatuses = ['pendingPayment', 'active', 'inactive', 'arrears'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** "1" a term covers today; "2" signed up and never paid; "3" lapsed, or deactivated by staff. */
export const vipStatuses = ['1', '2', '3'] as const
export type VipStatus = (typeof vipStatuses)[number]
