import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { endOtherSessionsOf, endSessionsOf } from './sessions.repo.ts'

/** Signs out the member's other phones, or all with the asking one; answers how many it signed out. */
export async function endAllSessions(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { memberId, sessionHash = '' }: Pick<MemberUser, 'memberId'> & Partial<Pick<MemberUser, 'sessionHash'>>,
  which: 'others' | 'all',
): Promise<number> {
  const at = toDate(clock.now())
  return which === 'all' ? endSessionsOf(db, memberId, at) : endOtherSessionsOf(db, memberId, sessionHash, at)
}
