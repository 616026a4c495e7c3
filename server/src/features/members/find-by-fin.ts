import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { findByFin as endpoint } from '@mwc/contract/members/member-desk.calls'
import { daySeconds, hourSeconds } from '../../database/take-allowance.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { finHashesOf } from '../account/people/name-fins.ts'
import { requireAllowances, returnAllowances } from '../account/proofs/require-allowance.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { recordLook } from '../log/record-look.ts'
import { listMembers } from './list-members.ts'
import { findIdByFin, isFinClosed } from './members.repo.ts'

/** FINs that nobody has, by one of staff. Some 870 FINs fit the last four that every list shows. */
const [missesAnHour, missesADay] = [20, 60]

/**
 * The member who has a FIN; the log keeps who was found. Refuses with `members.finUnknown`, or `members.finClosed`; after 20
 * such answers an hour or 60 a day with `members.finTries`: a whole FIN is not to be found out by trying.
 */
export async function findByFin(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { fin }: { fin: string },
): Promise<OutputOf<typeof endpoint>> {
  const { db, encryption, clock } = deps
  const now = clock.now()
  const misses = [
    { key: `find-by-fin:${by.staffId}`, limit: missesAnHour, seconds: hourSeconds, reason: 'members.finTries' },
    { key: `find-by-fin-day:${by.staffId}`, limit: missesADay, seconds: daySeconds, reason: 'members.finTries' },
  ] as const
  // Before it is looked, so that those who ask at once are counted each.
  await requireAllowances(db, misses, now)
  const hashes = finHashesOf(encryption, fin)
  const memberId = await findIdByFin(db, hashes)
  if (!memberId) throw new Refusal((await isFinClosed(db, hashes)) ? 'members.finClosed' : 'members.finUnknown')
  const { rows } = await listMembers(deps, { page: 1, pageSize: 1, sort: 'name', ids: [memberId] })
  if (!rows[0]) throw new Refusal('members.finUnknown')
  await returnAllowances(db, [...misses], now)
  await recordLook(deps, by, { memberId, record: { kind: 'member', id: memberId } })
  return rows[0]
}
