import type { Dependencies } from '../../../dependencies.ts'
import { toDate, toInstant } from '../../../ports/clock.ts'
import { countOutcomes, keepCounts, listToCount } from './broadcast-counts.repo.ts'
import { secondsUntilNextCount } from './broadcast.rules.ts'

/** Keeps the counts of broadcasts, so that no list counts: often while they are sent, then ever less. Safe to repeat. */
export async function countBroadcasts({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  for (const { id, state, ended_at } of await listToCount(db, toDate(clock.now()))) {
    const counts = await countOutcomes(db, [id])
    const now = clock.now()
    const seconds = secondsUntilNextCount(state === 'sending' ? null : ended_at && toInstant(ended_at), now)
    await keepCounts(db, id, counts, seconds === null ? null : toDate(now.add({ seconds })))
  }
}
