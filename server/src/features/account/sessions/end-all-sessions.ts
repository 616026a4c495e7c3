import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { endOtherSessionsOf, endSessionsOf } from './sessions.repo.ts'

/** Signs out the member's other phones, or all with the asking one. */
export async function endAllSessions(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { memberId, sessionHash = '' }: Pick<MemberUser, 'memberId'> & Partial<Pick<MemberUser, 'sessionHash'>>,
  which: 'others' | 'all',
): Promise<void> {
  const at = toDate(clock.now())
  await (which === 'all' ? endSessionsOf(db, memberId, at) : endOtherSessionsOf(db, memberId, sessionHash, at))
}
