import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as it came, its attributes by name. */
export type TakenSpan = { traceId: string; parentSpanId: string; name: string; failed: boolean; attributes: Record<string, unknown> }

type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
type SentSpan = Omit<TakenSpan, 'failed' | 'attributes'> & {
  status?: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}

/** A collector of traces on loopback (OTLP over HTTP, JSON): what it was sent, as it came and by spans. */
export async function testCollector() {
  const bodies: string[] = []
  const collector = createServer(async (request, response) => {
    bodies.push(`${JSON.stringify(request.headers)} ${request.url}\n${await text(request)}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  return {
    url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`,
    bodies,
    spans: (): TakenSpan[] =>
      bodies
        .map((body) => JSON.parse(body.slice(body.indexOf('\n'))) as Sent)
        .flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
        .map(({ traceId, parentSpanId = '', name, status, attributes }) => ({
          traceId,
          parentSpanId,
          name,
          failed: status?.code === 2,
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, 'intValue' in value ? Number(value['intValue']) : value['stringValue']]),
          ),
        })),
    close: () => void collector.close(),
  }
}
