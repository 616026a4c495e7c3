import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CallReads, inCall } from '../../database/replica/call-reads.ts'
import type { Replica } from '../../database/replica/replica.ts'
import { type Position, readPosition, writePosition } from '../../database/replica/wal-position.rules.ts'
import { readHostCookie, setHostCookie } from '../cookies/host-cookie.ts'

/** In this cookie a browser carries how far the log was when it last wrote or was told; it does not say whose it is. */
export const positionCookie = 'after'
/** Longer than any replica that is read from can be behind. */
const keptSeconds = 60

function positionOf(request: FastifyRequest): Position | undefined {
  return readPosition(readHostCookie(request, positionCookie) ?? '')
}

/**
 * Answers calls that may be a second old from a replica that has all that their reader wrote or was told before. Where the log
 * was then goes with the reader, from process to process; a call that has not written since costs the primary nothing.
 */
export function serveFromReplica(app: FastifyInstance, replica: Replica): void {
  const calls = new WeakMap<FastifyRequest, CallReads>()

  // Behind the reading of the body, which would lose whose call it is.
  app.addHook('preHandler', (request, _reply, done) => {
    const { replica: role } = request.routeOptions.config
    if (role === undefined && request.method !== 'POST') return done()
    const from = role === 'reads' && replica.takes(positionOf(request)) ? 'replica' : 'primary'
    const call: CallReads = { from, asked: false, again: false, wrote: role === 'tells' ? 'unknown' : null }
    calls.set(request, call)
    inCall(call, done)
  })

  app.addHook('onSend', async (request, reply) => {
    const call = calls.get(request)
    if (call?.again) replica.countAgain()
    if (!call || call.wrote === null) return
    // Where the primary is away there is nothing that could be read too early.
    const position = call.wrote === 'unknown' ? await replica.positionNow().catch(() => null) : call.wrote
    if (position !== null) setHostCookie(reply, positionCookie, writePosition(position), keptSeconds)
  })
}
