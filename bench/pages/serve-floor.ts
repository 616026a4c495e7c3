import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const files = { '/log-in': 'floor.html', '/home': 'floor-home.html' }

function readPage(file: string) {
  const content = readFileSync(join(import.meta.dirname, file))
  return { body: brotliCompressSync(content), etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"` }
}

/** Serves the two static pages, compressed and revalidated as the app's own page is. */
export async function serveFloor(port: number): Promise<{ stop(): Promise<void> }> {
  const pages = new Map(Object.entries(files).map(([path, file]) => [path, readPage(file)]))
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    if (!page) return response.writeHead(404).end()
    const headers = { 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' }
    if (request.headers['if-none-match'] === page.etag) return response.writeHead(304, headers).end()
    const content = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': page.body.length }
    return response.writeHead(200, { ...headers, ...content }).end(page.body)
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
