import type { MemberAsker } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { deleteSubscriptionOf } from './push.repo.ts'

/** Forgets where the asking phone takes push. Safe to repeat. */
export async function unsubscribePush({ db }: Pick<Parts, 'db'>, { sessionHash }: MemberAsker): Promise<void> {
  await deleteSubscriptionOf(db, sessionHash)
}
