import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyReply {
    /** The reason for which the request was refused; empty where it was not. */
    refusedFor: string
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** The route's pattern, never an address: what strangers ask for is one of them, and so are all files of a folder. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unknown'
  return /\.\w+$/.test(url) ? `/${url.split('/')[1]}/<file>` : url
}

export type RequestMetrics = {
  /** Counts the requests of a server from now on. */
  countRequests(app: FastifyInstance): void
  /** Counts a request that was refused with `server.busy` before it was routed. */
  countBusy(): void
}

/** Counts what comes in: how long answers take by route, method and kind of status, what is open, and why some was refused. */
export function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry]
  const answers = new Histogram({
    name: 'mwc_request_seconds',
    help: 'How long requests took, by the pattern of their route, their method and the class of the status',
    labelNames: ['route', 'method', 'status'],
    // Up to how long a call may wait for news of a payment.
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 50],
    registers,
  })
  const open = new Gauge({ name: 'mwc_requests_in_flight', help: 'Requests that came and are not answered yet', registers })
  const refused = new Counter({
    name: 'mwc_refusals_total',
    help: 'Requests that were refused, by the reason; server.busy was shed',
    labelNames: ['reason'],
    registers,
  })
  refused.inc({ reason: 'server.busy' }, 0)
  refused.inc({ reason: 'server.away' }, 0)
  refused.inc({ reason: 'server.fault' }, 0)
  const countRequests = (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      open.inc()
      const took = answers.startTimer()
      let isOpen = true
      const end = () => {
        if (!isOpen) return
        isOpen = false
        open.dec()
        const method = methods.has(request.method) ? request.method : 'other'
        const status = reply.raw.writableEnded ? `${Math.floor(reply.statusCode / 100)}xx` : 'aborted'
        took({ route: routeOf(request), method, status })
        if (reply.refusedFor) refused.inc({ reason: reply.refusedFor })
      }
      // Whoever asked may have gone before.
      reply.raw.once('finish', end).once('close', end)
    })
  }
  return { countRequests, countBusy: () => refused.inc({ reason: 'server.busy' }) }
}
