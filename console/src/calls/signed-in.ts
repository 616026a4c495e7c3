let id: string | null = null

/** Whose page this is; null until that is known. Pages of the desk are drawn after that. */
export const signedInId = (): string | null => id

/** Notes who is here, or that nobody is, for whatever is kept for them in this browser. */
export const noteSignedIn = (staffId: string | null): void => void (id = staffId)
