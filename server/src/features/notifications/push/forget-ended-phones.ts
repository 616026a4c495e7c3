import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { checkSubscriptions, deleteEndedSubscriptions } from './push.repo.ts'

const batch = 50
/** A transaction that ended a session may commit after the sweep that its moment would have fallen to. */
const marginMinutes = 10

/**
 * Forgets push addresses of sessions that ended, since a moment or ever, or aged out. They got no push any more.
 * Safe to repeat.
 */
export async function forgetEndedPhones(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  since: Temporal.Instant | null = null,
): Promise<void> {
  await deleteEndedSubscriptions(db, since ? toDate(since.subtract({ minutes: marginMinutes })) : new Date(0))
  while ((await checkSubscriptions(db, toDate(clock.now()), batch)) === batch);
}
