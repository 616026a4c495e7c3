import { Refusal } from '../../../http/refusal.ts'
import type { MemberAsker } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { endOtherSessionsOf, endSessionById, endSessionsOf } from './sessions.repo.ts'

/** Signs out one phone of a member. One that is not the member's is refused with `request.notFound`. Safe to repeat. */
export async function endOneSession({ db, clock }: Pick<Parts, 'db' | 'clock'>, memberId: string, id: string): Promise<void> {
  if (!(await endSessionById(db, memberId, id, toDate(clock.now())))) throw new Refusal('request.notFound')
}

/** Signs out the member's other phones, or all with the asking one. */
export async function endAllSessions(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { memberId, sessionHash }: MemberAsker,
  which: 'others' | 'all',
): Promise<void> {
  const at = toDate(clock.now())
  await (which === 'all' ? endSessionsOf(db, memberId, at) : endOtherSessionsOf(db, memberId, sessionHash, at))
}
