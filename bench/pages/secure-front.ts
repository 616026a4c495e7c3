import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import { request } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { generate } from 'selfsigned'

type Certificate = Awaited<ReturnType<typeof generate>>

export const makeCertificate = (): Promise<Certificate> => generate([{ name: 'commonName', value: '127.0.0.1' }], { keyType: 'ec' })

/** Has Chromium trust this certificate and no other: it caches nothing from a connection that it distrusts. */
export function trustOption({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Heads of one connection that HTTP/2 does not have (RFC 9113, 8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'])

/** What fits into one packet. */
const recordBytes = 1_370

/**
 * TLS and HTTP/2 before the server on `port`, as wherever it is deployed.
 * The certificate is made anew for each run and trusted by nobody.
 */
export async function serveSecureFront(
  port: number,
  { private: key, cert }: Certificate,
): Promise<{ port: number; stop(): Promise<void> }> {
  const front = createSecureServer({ key, cert }, ({ method, url, headers }, response) => {
    const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const host = headers[':authority'] ?? headers.host
    const inner = request({
      port,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { ...Object.fromEntries(plain), host, 'x-forwarded-proto': 'https' },
    })
    inner.on('response', (answer) => {
      const heads = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(heads))
      answer.pipe(response)
    })
    inner.on('information', ({ statusCode, headers: { link } }) => {
      if (statusCode === 103 && link !== undefined) response.writeEarlyHints({ link: String(link).split(', ') })
    })
    inner.on('error', () => response.stream?.close())
    response.on('close', () => inner.destroy())
    response.req.pipe(inner)
  })
  // A phone reads only whole records: one of Node's 16 kB keeps a page back until its end. Go's TLS starts small, too.
  front.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(recordBytes))
  const sessions = new Set<{ destroy(): void }>()
  front.on('session', (session) => sessions.add(session))
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  const stop = async () => {
    front.close()
    for (const session of sessions) session.destroy()
    await once(front, 'close')
  }
  return { port: (front.address() as { port: number }).port, stop }
}
