/**
 * How long personal data is kept, by the privacy notice and by the server (docs/decisions/0041).
 * Counted in whole days, months or years of Asia/Singapore.
 */
export const retention = {
  /** Codes, proofs, tickets and counts of tries. */
  codes: { days: 3 },
  /** A session after its last use: by it the member's own phone is told from a stranger's. */
  phones: { months: 12 },
  /** The list of SMS; their texts are not kept. */
  sms: { months: 6 },
  /** Notifications, reminders, and who looked a member up. */
  notifications: { months: 12 },
  /** What a member and staff wrote, after the last message. */
  messages: { months: 24 },
  /** Somebody who signed up and never paid, after the last use. */
  neverPaid: { months: 12 },
  /** A member, after both the end of the membership and the last use. */
  lapsed: { years: 7 },
  /** The keyed hash of a closed account's FIN. */
  closed: { years: 7 },
} as const
