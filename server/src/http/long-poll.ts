import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WaitEnds } from '../database/reads/wait-for-version.ts'

/** How long a call waits for news; under the time-outs of the app and of common proxies (60 s), with room for a slow network. */
export const longPollMs = 45_000

/** What ends a call's waiting: its user has gone, or the server stops, so that draining does not wait for it. */
export function waitEnds(app: FastifyInstance): (request: FastifyRequest) => WaitEnds {
  const waiting = new Set<() => void>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    for (const end of waiting) end()
  })
  return ({ raw, place }) =>
    (end) => {
      place?.lend()
      if (isClosing) end()
      else {
        waiting.add(end)
        raw.on('close', end)
      }
      return () => {
        place?.takeBack()
        waiting.delete(end)
        raw.off('close', end)
      }
    }
}

/** What ends waiting when the first of some does; nothing of the others is left then. */
export const firstOf =
  (all: readonly WaitEnds[]): WaitEnds =>
  (end) => {
    const stops: (() => void)[] = []
    const stop = () => {
      for (const one of stops) one()
    }
    let isOver = false
    for (const ends of all) {
      if (isOver) break
      stops.push(ends(() => ((isOver = true), stop(), end())))
    }
    if (isOver) stop()
    return stop
  }
