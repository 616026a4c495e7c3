import { unreadCountLimit } from '@mwc/contract/notifications/notification-kinds'
import { type Expression, type RawBuilder, sql } from 'kysely'

/** Notifications of a member that were not read, counted up to one more than the limit, as one column. */
export function selectUnread(memberId: string | Expression<string>): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from (
      select from notification where member_id = ${memberId} and read_at is null and deleted_at is null
      limit ${sql.lit(unreadCountLimit + 1)}
    ) unread)`
}
