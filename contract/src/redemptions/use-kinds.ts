/** What is used at a shop: a privilege that has limits, or a voucher of a campaign. */
export const usedKinds = ['privilege', 'voucher'] as const
export type UsedKind = (typeof usedKinds)[number]

/**
 * Why it cannot be used now: this member's uses are taken, today's uses of all members are, all that there were are, the voucher was used,
 * or its last day is over.
 */
export const useBlocks = ['memberLimit', 'dayLimit', 'gone', 'used', 'expired'] as const
export type UseBlock = (typeof useBlocks)[number]
