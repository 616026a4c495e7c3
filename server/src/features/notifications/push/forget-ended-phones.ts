import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { checkSubscriptions, deleteEndedSubscriptions } from './push.repo.ts'

const batch = 50
/** A transaction that ended a session may commit after the sweep that its moment would have fallen to. */
const marginMinutes = 10

/**
 * Forgets where phones took push whose session has ended since a moment, or ever, or has run out by age; nothing was sent to them any more. Safe to
 * repeat.
 */
export async function forgetEndedPhones(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  since: Temporal.Instant | null = null,
): Promise<void> {
  await deleteEndedSubscriptions(db, since ? toDate(since.subtract({ minutes: marginMinutes })) : new Date(0))
  while ((await checkSubscriptions(db, toDate(clock.now()), batch)) === batch);
}
