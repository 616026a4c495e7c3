import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { endSessionById } from './sessions.repo.ts'

/** Signs out one phone of a member. One that is not the member's is refused with `request.notFound`. Safe to repeat. */
export async function endOneSession({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, memberId: string, id: string): Promise<void> {
  if (!(await endSessionById(db, memberId, id, toDate(clock.now())))) throw new Refusal('request.notFound')
}
