/** Where a request to move an account to another phone stands. `ready`: staff approved it and the wait of 24 hours is over. */
export const phoneRequestStates = ['waiting', 'approved', 'ready', 'declined', 'rejected', 'done', 'lapsed'] as const
export type PhoneRequestState = (typeof phoneRequestStates)[number]

/** How staff made sure of the person: papers in hand at the centre, or a call with questions. */
export const identityChecks = ['inPerson', 'call'] as const
