import type { Parts } from '../../parts.ts'
import { deleteEndedSubscriptions } from './push.repo.ts'

/** Forgets where phones took push whose session has ended, by a log-out or otherwise; nothing was sent to them since. Safe to repeat. */
export async function forgetEndedPhones({ db }: Pick<Parts, 'db'>): Promise<void> {
  await deleteEndedSubscriptions(db)
}
