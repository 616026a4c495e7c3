import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesLonger?: boolean
  }
}

/** How long a request may take to arrive, in milliseconds, and how often that is looked at. */
export type SenderLimits = { headMs: number; bodyMs: number; longBodyMs: number; checkMs: number }

/** The app gives up a photo after 60 s, on a line of any speed: docs/decisions/0039. */
const usual: SenderLimits = { headMs: 30_000, bodyMs: 30_000, longBodyMs: 70_000, checkMs: 5_000 }
/** A server that stops waits so long for requests that have begun to arrive, and so long for those who read their answers. */
const [arrivalPatienceMs, stopPatienceMs] = [3_000, 6_000]

/** Has Node close connections whose request does not arrive: heads after `headMs`, anything at all after `longBodyMs`. */
export function senderLimits({ headMs, longBodyMs, checkMs } = usual): Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'http'> {
  return { requestTimeout: longBodyMs, http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs } }
}

/** Marks the routes that are added to `app` from here on: their bodies may take longer. */
export function takesLonger(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, takesLonger: true }
  })
}

function closeLateBody(request: FastifyRequest, { bodyMs, longBodyMs }: SenderLimits): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  // Without a body there is no end to wait for: Node says it when the answer is written.
  if (request.raw.complete || (length === undefined && encoding === undefined)) return
  const timer = setTimeout(() => request.raw.destroy(), request.routeOptions.config.takesLonger ? longBodyMs : bodyMs)
  const stop = () => clearTimeout(timer)
  request.raw.once('end', stop).once('close', stop)
}

/** Closes connections whose bodies do not arrive, and, once the server stops, those that would keep it from ending. */
export function closeSlowSenders(app: FastifyInstance, limits = usual): void {
  const sockets = new Set<Socket>()
  const answering = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  app.addHook('onRequest', async (request, reply) => {
    closeLateBody(request, limits)
    const { socket } = request.raw
    const arrived = () => answering.add(socket)
    if (request.raw.complete) arrived()
    else request.raw.on('end', arrived)
    // Each comes once; `once` would keep a wrapper for every call that waits.
    reply.raw.on('close', () => answering.delete(socket))
  })
  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    const end = (isOver: (socket: Socket) => boolean) => {
      for (const socket of sockets) if (isOver(socket)) socket.destroy()
    }
    timers.push(setTimeout(() => end((socket) => !answering.has(socket)), arrivalPatienceMs))
    timers.push(setTimeout(() => end(() => true), stopPatienceMs))
  })
  app.addHook('onClose', async () => timers.forEach(clearTimeout))
}
