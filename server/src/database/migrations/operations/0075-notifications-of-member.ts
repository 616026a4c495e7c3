import type { ConcurrentIndexes } from '../../migrate.ts'

/** All that a member was told, what was deleted, too: the desk's record shows that. Inbox and record read it from its newest. */
export const notificationsOfMember: ConcurrentIndexes = {
  indexes: { notification_of_member: 'notification (member_id, created_at desc, id desc)' },
}
