export const promoAudiences = ['any', 'new', 'renewal'] as const

export const promoEffects = ['freeMonths', 'amountOff', 'percentOff'] as const
