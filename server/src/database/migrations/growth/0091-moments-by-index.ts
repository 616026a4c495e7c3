import type { ConcurrentIndexes } from '../../migrate.ts'

/** What was written, ended or taken back on a day, and whose days begin on it: by these its figures are counted. */
export const momentsByIndex: ConcurrentIndexes = {
  indexes: {
    consent_declared: `consent (at) where kind = 'declaration'`,
    member_closed_at: 'member (closed_at) where closed_at is not null',
    member_deactivated_at: 'member (deactivated_at) where deactivated_at is not null',
    member_past_until: 'member_past (until)',
    term_created: 'term (created_at)',
    term_voided: 'term (voided_at) where voided_at is not null',
    term_beginning: 'term (first_day)',
    payment_ended: 'payment (ended_at) where ended_at is not null',
    charge_received: 'charge (received_at)',
    charge_decided: 'charge (decided_at) where decided_at is not null',
    redemption_undone: 'redemption (undone_at) where undone_at is not null',
    reminder_ended: 'reminder (ended_at) where ended_at is not null',
  },
}
