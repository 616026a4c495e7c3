import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** The place of a call among those that are served at once. */
export type Place = {
  /** Gives it to another while this call only waits for news. */
  lend(): void
  /** Takes it again, whoever came meanwhile: what was promised is answered. */
  takeBack(): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null of a call that needs none, or is not admitted yet. */
    place: Place | null
  }
}

export type AdmissionLimits = {
  /** Calls that are served at once; 0: however many. */
  mostAtOnce: number
  /** How long a call may have waited for a connection to the database while others are admitted, ms; 0: however long. */
  waitMs: number
  /** How long the one that waits longest has, ms. */
  longestWait: () => number
}

function takePlace(taken: { places: number }): Place & { end(): void } {
  let [isHeld, isOver] = [false, false]
  const hold = (held: boolean) => {
    if (isHeld !== held) taken.places += held ? 1 : -1
    isHeld = held
  }
  hold(true)
  return { lend: () => hold(false), takeBack: () => hold(!isOver), end: () => hold(!(isOver = true)) }
}

/**
 * Refuses calls with `server.busy` while so many are served, or one waits so long for a connection, that the next would be
 * late: what is admitted is answered in time. Routes marked `neverShed` need no place. Answers with whether it refuses now.
 */
export function admitCalls(app: FastifyInstance, { mostAtOnce, waitMs, longestWait }: AdmissionLimits): () => boolean {
  const taken = { places: 0 }
  const isFull = () => (mostAtOnce > 0 && taken.places >= mostAtOnce) || (waitMs > 0 && longestWait() > waitMs)
  app.decorateRequest('place', null)
  // Once the body is here: whoever sends slowly takes nobody's place.
  app.addHook('preValidation', async (request, reply) => {
    if (request.routeOptions.config.neverShed) return
    if (isFull()) throw new Refusal('server.busy')
    const place = takePlace(taken)
    request.place = place
    finished(reply.raw, () => place.end())
  })
  return isFull
}
