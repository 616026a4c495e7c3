/** How far each history entry of this document was scrolled, by its key; an entry that is not here opens at its top. */
export const scrollPositions = new Map<string, number>()
