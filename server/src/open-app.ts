import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { forgetHeld, heldChannel } from './database/reads/held-read.ts'
import { changedChannel, tellChanged } from './database/reads/wait-for-version.ts'
import type { Dependencies } from './dependencies.ts'
import { describeFault } from './http/describe-fault.ts'
import { answerBadAddress, answerUnreadable } from './http/refusal-reply.ts'
import { readableAddress } from './http/serve-pages.ts'
import type { RequestMetrics } from './metrics/request-metrics.ts'
import { usualBodyBytes } from './http/admission/long-bodies.ts'
import { closeSlowSenders, senderLimits } from './http/admission/slow-senders.ts'

/** Where a server writes its log, standard output unless said, who counts its requests, and who takes traces of them. */
export type Watching = {
  logTo?: { write(line: string): void }
  metrics?: RequestMetrics | undefined
  traces?: { traceRequests(app: FastifyInstance): void } | undefined
}

/**
 * What every process listens with, whatever its role: how it logs, whom it waits for, how it stops, and that it hears what
 * others changed of what it holds or waits for.
 */
export function openApp(
  { config, listen }: Pick<Dependencies, 'config' | 'listen'>,
  { helpline, onHeldChange = () => {}, logTo, metrics, traces }: Watching & { helpline: () => string; onHeldChange?: () => void },
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    rewriteUrl: readableAddress,
    frameworkErrors: answerBadAddress(helpline),
    clientErrorHandler: answerUnreadable(helpline),
    bodyLimit: usualBodyBytes,
    // As long as the id of a trace, which has it. Node draws what UUIDs are made of for many at once.
    genReqId: () => randomUUID().replaceAll('-', ''),
    requestIdHeader: false,
    trustProxy: config.trustProxy,
    // Only the route's pattern is logged: addresses carry ids, headers carry tokens, bodies carry the rest.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      ...(logTo ? { stream: logTo } : {}),
      level: config.LOG_LEVEL,
      base: null,
      serializers: { err: describeFault },
    },
    forceCloseConnections: 'idle',
    ...senderLimits(),
    routerOptions: { maxParamLength: 200 },
  })
  traces?.traceRequests(app)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const { statusCode: status, refusedFor, elapsedTime } = reply
    const why = refusedFor === '' ? {} : { reason: refusedFor }
    request.log.info({ method, route: routeOptions.url ?? 'unknown', status, ...why, ms: Math.round(elapsedTime) }, 'answered')
  })
  app.decorateReply('refusedFor', '')
  metrics?.countRequests(app)
  closeSlowSenders(app)
  // A connection whose call was answered while stopping would be waited for as long as it may be kept alive.
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  let stopListening = async () => {}
  app.addHook('onReady', async () => {
    const onChange = () => {
      forgetHeld()
      onHeldChange()
    }
    const stops = [await listen(heldChannel, onChange), await listen(changedChannel, tellChanged)]
    stopListening = async () => void (await Promise.all(stops.map((stop) => stop())))
  })
  app.addHook('onClose', () => stopListening())
  return app
}
