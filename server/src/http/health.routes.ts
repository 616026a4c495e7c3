import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { withTimeout } from '../database/with-timeout.ts'

/** Whoever asks whether this process is ready has its answer within a second. */
const patienceMs = 800

/** `GET /health`: the process lives. `GET /ready`: its database answers, else 503. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  let asked: Promise<unknown> | undefined
  // One question at a time, however many ask: a database that is away would take a connection for each.
  const ask = () =>
    (asked ??= sql`select 1`.execute(db).finally(() => {
      asked = undefined
    }))
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    try {
      await withTimeout(patienceMs, ask())
      return { status: 'ready' }
    } catch {
      return reply.code(503).header('cache-control', 'no-store').send({ status: 'database away' })
    }
  })
}
