import type { ConcurrentIndexes } from '../../migrate.ts'

/** What the directory is filtered by; an order that holds it is gone through without the rows, which stand anywhere. */
const filters = 'first_day, run_from, deactivated, cover, nationality, sector, language'

/** The desk's orders of all members, each with what a page is filtered by. */
export const directoryOrders: ConcurrentIndexes = {
  indexes: {
    member_directory_by_name: `member_directory (sort_name, member_id) include (last_day, ${filters}) where not closed`,
    member_directory_by_joining: `member_directory (joined_at, member_id) include (last_day, ${filters}) where not closed`,
    member_directory_by_end: `member_directory (last_day, member_id) include (${filters}) where not closed`,
  },
}
