/**
 * Bounds of what staff set in whole numbers. A QR lives longer than paying takes and no longer than gateways keep it.
 * A segment of an SMS costs at most a dollar.
 */
export const settingBounds = {
  arrearsDays: { least: 1, most: 365 },
  payNowMinutes: { least: 5, most: 60 },
  netsDays: { least: 1, most: 30 },
  messageAnswerDays: { least: 1, most: 10 },
  smsSegmentMills: { least: 0, most: 1000 },
} as const

/** The most that a plan costs: S$1,000.00, far above a fee and far below what a slip of the hand makes of one. */
export const mostCents = 100_000
