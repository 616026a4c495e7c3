export const phases = ['upcoming', 'on', 'over', 'cancelled'] as const
export type WindowPhase = (typeof phases)[number]

/** What can be done to a window in a phase. */
export const windowActs = ['edit', 'end', 'cancel'] as const
export type WindowAct = (typeof windowActs)[number]
