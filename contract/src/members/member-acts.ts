/** What a reader may do with a member's record. */
export const memberActs = [
  'write',
  'correct',
  'revealFin',
  'deactivate',
  'reactivate',
  'blockFin',
  'unblockFin',
  'giveMonths',
  'endSessions',
  'stopCard',
  'confirmHolder',
  'addPaperRequest',
] as const
export type MemberAct = (typeof memberActs)[number]

/** What a reader may do with a term of a member. */
export const termActs = ['void'] as const
export type TermAct = (typeof termActs)[number]

/** Months that staff may give at once. */
export const monthsToGive = { min: 1, max: 24 } as const

/** For how many days an account whose holder was checked at the desk opens by an OTP. */
export const confirmedDays = 7
