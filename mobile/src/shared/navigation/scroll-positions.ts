/** How far each history entry of this document was scrolled, by its key; what is forgotten opens at its top. */
export const scrollPositions = new Map<string, number>()
