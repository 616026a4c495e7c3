import type { ConcurrentIndexes } from '../../migrate.ts'

/** What a member said last of each kind, with the answer: whoever asks it of thousands reads no row for it. */
export const consentsByIndex: ConcurrentIndexes = {
  indexes: { consent_said_last: 'consent (member_id, kind, at desc) include (given)' },
}
