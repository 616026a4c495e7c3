import type { ConcurrentIndexes } from '../../migrate.ts'

/** Sessions whose acts nothing signs: by these they are counted, again and again. */
export const sessionsWithoutKey: ConcurrentIndexes = {
  indexes: { session_without_key: 'session (last_seen_at, created_at) where public_key is null and ended_at is null' },
}
