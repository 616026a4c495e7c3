import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may sign, and for where. */
export type S3Account = { accessKeyId: string; secretAccessKey: string; region: string }

const skewMs = 15 * 60_000
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
/** As Signature Version 4 has it: everything but the unreserved characters of RFC 3986. */
const encode = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function canonicalQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return pairs.toSorted().join('&')
}

/** What a request asks to be signed, made anew of what arrived. */
function canonicalRequest({ method = '', url = '', headers }: IncomingMessage, signed: string[], payloadHash: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const lines = signed.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  )
  return [method, path, canonicalQuery(query), lines.join(''), signed.join(';'), payloadHash].join('\n')
}

/** `20260310T020000Z` in milliseconds. */
function readTime(text: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/**
 * Why S3 would not believe a request, by its own code; null where its signature (AWS Signature Version 4, in the header) is
 * that of the account, over this very method, address, heads and body. `AccessDenied` is for who does not sign at all.
 */
export function refusalOfSignature(request: IncomingMessage, body: Buffer, account: S3Account, now: number): string | null {
  const { authorization = '', host } = request.headers
  const time = String(request.headers['x-amz-date'] ?? '')
  const payloadHash = String(request.headers['x-amz-content-sha256'] ?? '')
  if (authorization === '') return 'AccessDenied'
  const [, keyId, day, region, service, heads = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  const signed = heads.split(';')
  if (keyId !== account.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== account.region || service !== 's3') return 'AuthorizationHeaderMalformed'
  if (!(Math.abs(readTime(time) - now) <= skewMs)) return 'RequestTimeTooSkewed'
  // Everything that changes what a request means has to be signed.
  const meaning = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') || name === 'content-type')
  if (!host || ['host', ...meaning].some((name) => !signed.includes(name)) || day !== time.slice(0, 8)) return 'AccessDenied'
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest(request, signed, payloadHash))].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce((made, part) => hmac(made, part), hmac(`AWS4${account.secretAccessKey}`, day ?? ''))
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'
  return payloadHash === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}
