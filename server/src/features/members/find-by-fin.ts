import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { findByFin as endpoint } from '@mwc/contract/members/member-desk.calls'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { finHashesOf } from '../account/people/name-fins.ts'
import type { Actor } from '../log/read-actor.ts'
import { recordLook } from '../log/record-look.ts'
import { listMembers } from './list-members.ts'
import { findIdByFin, isFinClosed } from './members.repo.ts'

/** The member who has a FIN; the log keeps who was found. Refuses with `members.finUnknown`, or `members.finClosed`. */
export async function findByFin(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: Actor,
  { fin }: { fin: string },
): Promise<OutputOf<typeof endpoint>> {
  const hashes = finHashesOf(deps.encryption, fin)
  const memberId = await findIdByFin(deps.db, hashes)
  if (!memberId) throw new Refusal((await isFinClosed(deps.db, hashes)) ? 'members.finClosed' : 'members.finUnknown')
  const { rows } = await listMembers(deps, { page: 1, pageSize: 1, sort: 'name', ids: [memberId] })
  if (!rows[0]) throw new Refusal('members.finUnknown')
  await recordLook(deps, by, { memberId, record: { kind: 'member', id: memberId } })
  return rows[0]
}
