import type { ConcurrentIndexes } from '../../migrate.ts'

/** Open threads and refused calls by whose they are, with what they are sorted by: no row is read to count or to sort them. */
export const listsOfStaff: ConcurrentIndexes = {
  indexes: {
    message_thread_of_staff: `message_thread (assigned_to, last_at desc, id desc) include (waiting_since) where state = 'open'`,
    refused_call_of_staff: 'refused_call (staff_id, at desc, id desc)',
  },
}
