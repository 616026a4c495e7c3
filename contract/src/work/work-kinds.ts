/** What can wait for staff, in the order in which it presses: money and access first. */
export const workKinds = [
  'paymentReviews',
  'statementLines',
  'phoneRequests',
  'paperRequests',
  'threads',
  'broadcasts',
  'failedSms',
  'reminderDays',
  'missingTranslations',
  'stuckJobs',
] as const
export type WorkKind = (typeof workKinds)[number]
