import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { deleteSubscriptionOf } from './push.repo.ts'

/** Forgets where the asking phone takes push. Safe to repeat. */
export async function unsubscribePush({ db }: Pick<Dependencies, 'db'>, { sessionHash }: MemberUser): Promise<void> {
  await deleteSubscriptionOf(db, sessionHash)
}
