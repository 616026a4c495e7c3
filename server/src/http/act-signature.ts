import { createHash, verify } from 'node:crypto'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { actBytes, parseSignature, sessionKeyHeader, signatureHeader, signatureMinutes } from '@mwc/contract/endpoint/signed-act'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { keyFrom } from '../keys/p256-keys.ts'
import { type Clock, toDate } from '../ports/clock.ts'
import { Refusal } from './refusal.ts'

/**
 * Lets an act pass that its session's key signed, and every act of a session without a key. Refuses with `account.unsigned` what
 * carries no signature, another key's, or one of another call; with `account.signedLongAgo` and the server's time what was signed
 * more than five minutes before or after it. `content` are a file's bytes; JSON's were seen when they were read.
 */
export type RequireSignature = (user: { sessionKey: string | null }, request: FastifyRequest, content?: Uint8Array) => void

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('base64url')

/** Gives the server what holds acts to their session's key, and has it note what they were sent with. */
export function holdSignatures(app: FastifyInstance, clock: Clock): void {
  const hashes = new WeakMap<FastifyRequest, string>()
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (request.headers[signatureHeader] !== undefined) hashes.set(request, hashOf(body))
    readJson(request, body, done)
  })
  const requireSignature: RequireSignature = ({ sessionKey }, request, content) => {
    if (sessionKey === null) return
    const sent = request.headers[signatureHeader]
    const read = typeof sent === 'string' ? parseSignature(sent) : null
    if (!read) throw new Refusal('account.unsigned')
    const bodyHash = content ? hashOf(content) : (hashes.get(request) ?? hashOf(''))
    const act = actBytes({ method: request.method, path: request.originalUrl, bodyHash, at: read.at })
    const isSigned = verify('sha256', act, { key: keyFrom(sessionKey), dsaEncoding: 'ieee-p1363' }, read.signature)
    if (!isSigned) throw new Refusal('account.unsigned')
    const now = clock.now()
    if (Math.abs(now.epochMilliseconds - read.at) > signatureMinutes * 60_000)
      throw new Refusal('account.signedLongAgo', { serverTime: toDate(now).toISOString() })
  }
  app.decorate('requireSignature', requireSignature)
}

/** What a call's description says of the heads that it takes. */
export function headersOf({ signed, opensSession }: Pick<WireCall, 'signed' | 'opensSession'>) {
  const names = [...(signed ? [signatureHeader] : []), ...(opensSession ? [sessionKeyHeader] : [])]
  return names.length === 0 ? {} : { headers: z.object(Object.fromEntries(names.map((name) => [name, z.optional(z.string())]))) }
}
