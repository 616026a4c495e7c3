/** Hours that a window lasts at most: one of days or a year is a slip of the hand that would lock every member out. */
export const longestWindowHours = 48
