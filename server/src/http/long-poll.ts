import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long a call waits for news; under the time-outs of the app (60 s) and of common proxies (30 s). */
export const longPollMs = 25_000

/** The signals that end a call's waiting: its user has gone, or the server stops, so that draining does not wait for it. */
export function waitEnds(app: FastifyInstance): (request: FastifyRequest) => AbortSignal[] {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  return (request) => {
    const gone = new AbortController()
    request.raw.once('close', () => gone.abort())
    return [gone.signal, closing.signal]
  }
}
