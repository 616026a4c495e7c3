import type { MemberAsker } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { endOtherSessionsOf, endSessionsOf } from './sessions.repo.ts'

/** Signs out the member's other phones, or all with the asking one. */
export async function endAllSessions(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { memberId, sessionHash }: MemberAsker,
  which: 'others' | 'all',
): Promise<void> {
  const at = toDate(clock.now())
  await (which === 'all' ? endSessionsOf(db, memberId, at) : endOtherSessionsOf(db, memberId, sessionHash, at))
}
