import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { deleteEndedSubscriptions } from './push.repo.ts'

/** Forgets where phones took push whose session has ended, by a log-out, by age or otherwise; nothing was sent to them since. Safe to repeat. */
export async function forgetEndedPhones({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  await deleteEndedSubscriptions(db, toDate(clock.now()))
}
