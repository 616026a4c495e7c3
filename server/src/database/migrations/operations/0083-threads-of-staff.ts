import type { ConcurrentIndexes } from '../../migrate.ts'

/** Open threads by who has them; with what they are sorted by, so that no row is read to count or to sort them. */
export const threadsOfStaff: ConcurrentIndexes = {
  indexes: {
    message_thread_of_staff: `message_thread (assigned_to, last_at desc, id desc) include (waiting_since) where state = 'open'`,
  },
}
