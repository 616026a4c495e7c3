import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { refusalOfSignature, type S3Account } from './s3-signature.ts'

type Kept = { content: Buffer; type: string; writtenAt: Date }
/** What S3 does in place of answering; `answer` is what it would have said. */
export type S3Manner = (response: ServerResponse, answer: () => void) => void

const statuses: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  AuthorizationHeaderMalformed: 400,
  XAmzContentSHA256Mismatch: 400,
  BadDigest: 400,
  AccessControlListNotSupported: 400,
  MethodNotAllowed: 405,
}
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

function refuse(response: ServerResponse, code: string, status = statuses[code] ?? 403, heads: Record<string, string> = {}): void {
  // As the real one does, it says what it was asked with.
  const said = `<AWSAccessKeyId>AKIDASKED</AWSAccessKeyId><Resource>/asked</Resource>`
  response.writeHead(status, { 'content-type': 'application/xml', ...heads })
  response.end(`${xml}<Error><Code>${code}</Code><Message>No: ${code}</Message>${said}<RequestId>1</RequestId></Error>`)
}

export const fails =
  (status: number, code: string, heads: Record<string, string> = {}): S3Manner =>
  (response) =>
    refuse(response, code, status, heads)
/** A proxy before it speaks, and not in XML. */
export const failsInHtml: S3Manner = (response) => void response.writeHead(503, { 'content-type': 'text/html' }).end('<html>Busy<br>')
export const silent: S3Manner = () => {}
export const slow =
  (ms: number): S3Manner =>
  (_, answer) =>
    void setTimeout(answer, ms)
/** Half of a body, and the line is cut. */
export const cuts: S3Manner = (response) => {
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000' }).write('half')
  setTimeout(() => response.destroy(), 5)
}
/** Begins a body and never ends it. */
export const halts: S3Manner = (response) =>
  void response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1000' }).write('half')
/** A whole body that is another one than its checksum says. */
export const garbles: S3Manner = (response, answer) => {
  const end = response.end.bind(response)
  response.end = ((body: Buffer) => end(Buffer.alloc(body.length, 'x'))) as typeof response.end
  answer()
}

function checksum(content: Buffer): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc32(content))
  return bytes.toString('base64')
}

/**
 * S3 on loopback, one bucket, reached by its path: it believes who signs as the real one does, and answers in its XML.
 * It refuses access lists, as buckets do by default now. `manners` are for the next requests, `always` for all.
 */
export async function s3Party(account: S3Account, bucket: string, { pageSize = 1000, isOpen = false, clock = () => Date.now() } = {}) {
  const kept = new Map<string, Kept>()
  const asked: string[] = []
  const party = { kept, asked, manners: [] as S3Manner[], always: undefined as S3Manner | undefined, url: '', close: () => {} }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const prefix = query.get('prefix') ?? ''
    const all = [...kept.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const rest = all.filter((key) => key > (query.get('continuation-token') ?? ''))
    const folders = new Set<string>()
    const own: string[] = []
    for (const key of rest) {
      const end = query.get('delimiter') === '/' ? key.indexOf('/', prefix.length) : -1
      if (end === -1) own.push(key)
      else folders.add(key.slice(0, end + 1))
    }
    const page = own.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? 1000)))
    const contents = page.map((key) => {
      const { content, writtenAt } = kept.get(key) as Kept
      return `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`
    })
    const isCut = page.length < own.length
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const below = [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `${xml}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}${below.join('')}</ListBucketResult>`,
    )
  }

  function put(key: string, { headers }: IncomingMessage, content: Buffer, response: ServerResponse): void {
    const said = headers['x-amz-checksum-crc32']
    if (said !== undefined && said !== checksum(content)) return refuse(response, 'BadDigest')
    if (headers['x-amz-acl'] !== undefined) return refuse(response, 'AccessControlListNotSupported')
    kept.set(key, { content, type: headers['content-type'] ?? 'binary/octet-stream', writtenAt: new Date(clock()) })
    response.writeHead(200, { etag: `"${createHash('md5').update(content).digest('hex')}"` }).end()
  }

  function get(key: string, { headers }: IncomingMessage, response: ServerResponse): void {
    const found = kept.get(key)
    if (!found) return refuse(response, 'NoSuchKey')
    const sums = headers['x-amz-checksum-mode'] === 'ENABLED' ? { 'x-amz-checksum-crc32': checksum(found.content) } : {}
    const length = { 'content-length': String(found.content.length) }
    response.writeHead(200, { 'content-type': found.type, 'last-modified': found.writtenAt.toUTCString(), ...length, ...sums })
    response.end(found.content)
  }

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const [, name, ...parts] = pathname.split('/')
    const key = decodeURIComponent(parts.join('/'))
    const isListed = request.method === 'GET' && key === ''
    const refusal = isListed && isOpen && !request.headers.authorization ? null : refusalOfSignature(request, body, account, clock())
    if (refusal !== null) return refuse(response, refusal)
    if (name !== bucket) return refuse(response, 'NoSuchBucket')
    if (isListed) return list(searchParams, response)
    if (request.method === 'PUT') return put(key, request, body, response)
    if (request.method === 'GET') return get(key, request, response)
    if (request.method !== 'DELETE') return refuse(response, 'MethodNotAllowed')
    kept.delete(key)
    response.writeHead(204).end()
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    asked.push(`${request.method} ${pathname}`)
    response.setHeader('date', new Date(clock()).toUTCString())
    const manner = party.manners.shift() ?? party.always
    const say = () => answer(request, Buffer.concat(parts), response)
    if (manner) manner(response, say)
    else say()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  party.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  party.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return party
}
