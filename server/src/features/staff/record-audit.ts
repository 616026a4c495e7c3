import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { bearerToken } from '../../http/route.ts'
import { tokenHash } from '../../keys/seal.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { insertAudit } from './audit.repo.ts'
import { changeOf } from './note-change.ts'
import { outcomeOf } from './staff.rules.ts'
import { findStaffSession } from './staff.repo.ts'

/** Writes the audit row of a desk call, before its answer leaves: who, what, and how it was answered. Nothing of the body but the user name of a log-in. */
export async function recordAudit({ db, clock }: Parts, request: FastifyRequest, status: number): Promise<void> {
  const token = bearerToken(request)
  const staff = token ? await findStaffSession(db, tokenHash(token)) : undefined
  const { before, after } = changeOf(request)
  await insertAudit(db, {
    id: randomUUID(),
    at: toDate(clock.now()),
    staff_id: staff?.id ?? null,
    username: staff?.username ?? triedUsername(request.body),
    act: `${request.method} ${(request.url.split('?')[0] ?? '').slice(0, 200)}`,
    outcome: outcomeOf(status),
    request_id: request.id,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  })
}

function triedUsername(body: unknown): string | null {
  const username = typeof body === 'object' && body !== null && 'username' in body ? body.username : null
  return typeof username === 'string' && /^[a-z0-9._-]{1,32}$/i.test(username) ? username.toLowerCase() : null
}
