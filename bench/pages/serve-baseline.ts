import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BenchItems } from './bench-items.ts'

const files = {
  '/log-in': 'baseline.html',
  '/home': 'baseline-home.html',
  '/privileges': 'baseline-privileges.html',
  '/privilege': 'baseline-privilege.html',
  '/news': 'baseline-news.html',
}

/**
 * What has a browser give a page a process of its own, as the app's pages have it. Chromium starts that process once the heads
 * are there; a page without this head takes the process of the blank page that it replaces, which saves 50 ms or more.
 */
const ownProcess = { 'cross-origin-opener-policy': 'same-origin' }

type Served = { body: Buffer; headers: Record<string, string> }

function etagOf(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`
}

/** A page as it is sent, whole in one file: what several baselines have in common stands in files of its own. */
function readWhole(file: string): string {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return text.replaceAll(/<!-- include (\S+) -->/g, (_, part: string) => readWhole(part).trimEnd())
}

function readPage(file: string): Served {
  const content = Buffer.from(readWhole(file))
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', vary: 'accept-encoding' }
  return { body: brotliCompressSync(content), headers: { ...headers, ...ownProcess, 'cache-control': 'no-cache', etag: etagOf(content) } }
}

function pictureOf(body: Buffer): Served {
  return { body, headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable', etag: etagOf(body) } }
}

/** Serves the static pages with the app's own pictures, compressed, revalidated and kept as the app's own are. */
export async function serveBaseline(port: number, { privilege, news }: BenchItems): Promise<{ stop(): Promise<void> }> {
  const all = new Map<string, Served>(Object.entries(files).map(([path, file]) => [path, readPage(file)]))
  all.set('/privilege.webp', pictureOf(privilege.picture)).set('/news.webp', pictureOf(news.picture))
  const server = createServer((request, response) => {
    const found = all.get(request.url ?? '')
    if (!found) return response.writeHead(404).end()
    if (request.headers['if-none-match'] === found.headers['etag']) return response.writeHead(304, found.headers).end()
    return response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { stop }
}
