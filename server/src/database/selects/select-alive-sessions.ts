import { type RawBuilder, sql } from 'kysely'
import { aliveAfter } from './session-life.rules.ts'

/** Of the sessions `s` of a statement those that open their account at a moment: see `isSessionAlive`. */
export function selectAlive(now: Date): RawBuilder<boolean> {
  const { usedAfter, openedAfter } = aliveAfter(now)
  return sql<boolean>`(s.ended_at is null and s.last_seen_at > ${usedAfter} and s.created_at > ${openedAfter})`
}

/** When a session `s` that is alive and not used any more will have run out. */
export function selectAliveUntil(now: Date): RawBuilder<Date> {
  const { usedAfter, openedAfter } = aliveAfter(now)
  return sql<Date>`${now}::timestamptz + least(s.last_seen_at - ${usedAfter}, s.created_at - ${openedAfter})`
}
