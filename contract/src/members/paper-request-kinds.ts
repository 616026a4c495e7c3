/** What a member can ask for on paper: a copy of the own data, or the end of the account. */
export const paperRequestKinds = ['data', 'closing'] as const
export type PaperRequestKind = (typeof paperRequestKinds)[number]

/** Where a request stands. `over`: the account was closed meanwhile. */
export const paperRequestStates = ['open', 'done', 'declined', 'over'] as const
export type PaperRequestState = (typeof paperRequestStates)[number]

/** What a reader may do with a request. */
export const paperRequestActs = ['finish', 'decline'] as const

/** Days in which a request is to be answered, from the one on which it was received. */
export const paperRequestDays = 30
