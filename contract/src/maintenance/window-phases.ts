export const phases = ['upcoming', 'on', 'over', 'cancelled'] as const
export type WindowPhase = (typeof phases)[number]
