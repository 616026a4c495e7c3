/** `open`: slips are taken; `reopened`: they are again, after it was closed. */
export const counterDayStates = ['open', 'closed', 'reopened'] as const
export type CounterDayState = (typeof counterDayStates)[number]
