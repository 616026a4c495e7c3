import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const headLength = 12_000
const gapMs = 800

/** The server behind a network that brings each page's first part, with its scripts' names, and the rest 800 ms later. */
export async function startInParts(base: string): Promise<{ base: string; stop: () => Promise<void> }> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: new URL(base).host, 'accept-encoding': 'identity' }
    const onward = request(base + incoming.url, { method: incoming.method ?? 'GET', headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'transfer-encoding': 'chunked' })
      if (!String(answer.headers['content-type']).startsWith('text/html')) return outgoing.end(body)
      const head = Math.max(headLength, body.indexOf('<body>'))
      outgoing.write(body.subarray(0, head))
      await wait(gapMs)
      outgoing.end(body.subarray(head))
    })
    incoming.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    base: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
