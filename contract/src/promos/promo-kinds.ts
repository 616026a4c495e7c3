export const promoAudiences = ['any', 'new', 'renewal'] as const

export const promoEffects = ['freeMonths', 'amountOff', 'percentOff'] as const

/** Where a code stands: before its start, taken, taken by nobody more since its limit is reached, or over. */
export const promoPhases = ['upcoming', 'open', 'usedUp', 'ended'] as const
export type PromoPhase = (typeof promoPhases)[number]

/** What became of a use: an open order holds it, it was paid with, or it was given back. */
export const promoUseStates = ['reserved', 'consumed', 'released'] as const
export type PromoUseState = (typeof promoUseStates)[number]
