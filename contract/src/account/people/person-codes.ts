/** The specification's codes for a member's sector. */
export const sectors = ['1', '2', '3', '4', '5'] as const

/** The specification's codes: 01 male, 00 female. */
export const genders = ['01', '00'] as const
