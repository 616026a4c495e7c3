import otel from '@fastify/otel'
import { context, createContextKey, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import { measureBy } from '../ports/spans.ts'
import { handOverSpans } from './hand-over-spans.ts'
import { statementName } from './statement-name.ts'

/** Where traces go (OTLP over HTTP), and of how many requests one is taken, 0 to 1. */
export type TracesPlace = { url: string; ratio: number; version: string; role: string }

export type Traces = {
  /** Takes traces of the requests of a server, whose ids are their traces' ids. */
  traceRequests(app: FastifyInstance): void
  /** Hands over what is left, for two seconds at most, and measures no more. */
  stop(): Promise<void>
}

const handOverMs = 2_000
/** What waits to be handed over at most, every two seconds; what is more is lost. */
const waiting = { maxQueueSize: 4_096, scheduledDelayMillis: 2_000, exportTimeoutMillis: handOverMs }
const requestId = createContextKey('the id of the request')

/** A trace has the id of its request, so that its lines of the log are found by it; anything else one by chance. */
class RequestIds extends RandomIdGenerator {
  constructor() {
    super()
    const byChance = this.generateTraceId
    this.generateTraceId = () => (context.active().getValue(requestId) as string | undefined) ?? byChance()
  }
}

/** @param onTaken hears whether traces were taken, when that has changed */
export function startTraces({ url, ratio, version, role }: TracesPlace, onTaken: (taken: boolean) => void): Traces {
  const resource = { 'service.name': `mwc-${role}`, 'service.version': version }
  const provider = new NodeTracerProvider({
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator: new RequestIds(),
    spanProcessors: [new BatchSpanProcessor(handOverSpans({ url, resource, limitMs: handOverMs }, onTaken), waiting)],
  })
  // Without a propagator: a trace that a caller says it belongs to is not heard.
  provider.register({ propagator: null })
  const tracer = provider.getTracer('mwc')

  measureBy((kind, said, work) => {
    const parent = trace.getSpan(context.active())
    // Statements of sweeps and of what is not sampled are many, and belong to nothing that anybody looks for.
    if (kind === 'statement' && parent?.isRecording() !== true) return work()
    const attributes = kind === 'statement' ? { 'db.system.name': 'postgresql' } : { 'peer.service': said }
    const name = kind === 'statement' ? statementName(said) : said
    return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  })

  return {
    traceRequests(app) {
      const requests = new otel.FastifyOtelInstrumentation({
        instrumentHooks: false,
        instrumentHandler: false,
        recordExceptions: false,
        requestHook: (span, { method, routeOptions }) => span.updateName(`${method} ${routeOptions.url ?? 'unknown'}`),
      })
      requests.setTracerProvider(provider)
      app.addHook('onRequest', (request, _reply, done) => context.with(context.active().setValue(requestId, request.id), done))
      requests.plugin()(app, {}, () => {})
      // A body arrives by events of the socket, which know nothing of the request.
      app.addHook('preHandler', (request, _reply, done) => context.with(request.opentelemetry().context ?? context.active(), done))
    },
    async stop() {
      measureBy(null)
      await provider.shutdown().catch(() => {})
      trace.disable()
      context.disable()
    },
  }
}
