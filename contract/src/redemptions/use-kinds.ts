/** What is used at a shop: a privilege that has limits, or a voucher of a campaign. */
export const usedKinds = ['privilege', 'voucher'] as const
export type UsedKind = (typeof usedKinds)[number]

/**
 * Why it cannot be used now: the member's uses, today's uses or all uses are taken, the voucher was used, or its time is over.
 */
export const useBlocks = ['memberLimit', 'dayLimit', 'gone', 'used', 'expired'] as const
export type UseBlock = (typeof useBlocks)[number]
