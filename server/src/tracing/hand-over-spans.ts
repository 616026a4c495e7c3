import type { HrTime } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/** All that a span says beside its name, its times and whether it failed: names of this programme, and numbers of HTTP's. */
const told = ['http.request.method', 'http.route', 'http.response.status_code', 'db.system.name', 'peer.service']
const [succeeded, failed] = [{ code: 0 }, { code: 1 }]

const attribute = (key: string, value: unknown) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: String(value) },
})
const nanoseconds = ([seconds, rest]: HrTime) => String(BigInt(seconds) * 1_000_000_000n + BigInt(rest))

/** A span as OTLP has it. What a library put into it unasked (addresses with a query, words of faults) is left behind. */
function written(span: ReadableSpan): object {
  const { traceId, spanId } = span.spanContext()
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    name: span.name,
    // OTLP counts the kinds from 1.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: told.filter((name) => span.attributes[name] !== undefined).map((name) => attribute(name, span.attributes[name])),
    status: { code: span.status.code },
  }
}

/**
 * Hands spans over to a collector: OTLP over HTTP, as JSON.
 * @param place `resource`: what all of them are of; `limitMs`: how long one handing over may take
 * @param onTaken hears whether spans were taken, when that has changed
 */
export function handOverSpans(
  { url, resource, limitMs }: { url: string; resource: Record<string, string>; limitMs: number },
  onTaken: (taken: boolean) => void,
): SpanExporter {
  const attributes = Object.entries(resource).map(([key, value]) => attribute(key, value))
  const underWay = new Set<Promise<void>>()
  let taken = true

  async function send(spans: readonly ReadableSpan[]): Promise<boolean> {
    const scopeSpans = [{ scope: { name: 'mwc' }, spans: spans.map(written) }]
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans: [{ resource: { attributes }, scopeSpans }] }),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      })
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      return false
    }
  }

  return {
    export(spans, done) {
      const sent = send(spans).then((now) => {
        if (now !== taken) onTaken(now)
        taken = now
        done(now ? succeeded : failed)
        underWay.delete(sent)
      })
      underWay.add(sent)
    },
    shutdown: async () => void (await Promise.all(underWay)),
  }
}
