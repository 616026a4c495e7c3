import type { listSessions as endpoint } from '@mwc/contract/account/sessions/sessions.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isSessionAlive } from './session.rules.ts'
import { listOpenSessions } from './sessions.repo.ts'

/** The phones that are signed in now, the last used first. */
export async function listSessions(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { memberId, sessionHash }: MemberUser,
): Promise<OutputOf<typeof endpoint>> {
  const now = toDate(clock.now())
  const rows = await listOpenSessions(db, memberId)
  const alive = rows.filter((row) => isSessionAlive(row, now))
  return {
    sessions: alive.map(({ id, device, created_at, last_seen_at, token_hash }) => ({
      id,
      device,
      signedInAt: created_at.toISOString(),
      lastUsedAt: last_seen_at.toISOString(),
      isThis: token_hash === sessionHash,
    })),
  }
}
