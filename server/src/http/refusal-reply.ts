import { type Language, languageOfHeader } from '@mwc/contract/language/language'
import { type RefusalBody, type RefusalReason, refusals } from '@mwc/contract/endpoint/refusal'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { FilesAway } from '../ports/file-faults.ts'
import { refusalMessage } from '../words/server-words.ts'
import { Refusal } from './refusal.ts'

/** By Fastify's code, or the operating system's: a file store whose disk or quota is full. */
const byCode: Record<string, RefusalReason> = {
  ENOSPC: 'server.away',
  EDQUOT: 'server.away',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.mediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.notJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.notJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.notJson',
  FST_ERR_BAD_URL: 'request.notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'request.notFound',
}

function reasonOf(error: unknown): RefusalReason {
  if (error instanceof Refusal) return error.reason
  if (error instanceof DatabaseUnavailable || error instanceof FilesAway) return 'server.away'
  const { code, statusCode } = error as FastifyError
  const known = byCode[code]
  if (known) return known
  if (statusCode === 503) return 'server.busy'
  if (statusCode === 404) return 'request.notFound'
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'request.invalid' : 'server.fault'
}

/** What a refusal says, in the reader's language. */
function refusalBody(reason: RefusalReason, language: Language, helpline: string, details?: RefusalBody['details']): RefusalBody {
  const body: RefusalBody = { code: refusals[reason].code, reason, message: refusalMessage(reason, language, helpline, details) }
  if (details) body.details = details
  return body
}

/** The reader's language, from the language header that every call carries. */
export function languageOf(request: FastifyRequest): Language {
  return languageOfHeader(request.headers['accept-language'])
}

/** When a phone may ask again that was not served, in seconds; each waits a little longer, by its own luck. */
const pauseSeconds = 5
const comeBack: RefusalBody['details'] = { retryAfterSeconds: pauseSeconds }
const refusalHeads = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

type Answer = (request: FastifyRequest, reply: FastifyReply, reason: RefusalReason, details?: RefusalBody['details']) => FastifyReply

/** Every answer that is not a success has one shape: code, reason, a message in the reader's language, and details. */
function answerWith(helpline: () => string): Answer {
  return (request, reply, reason, details) => {
    const body = refusalBody(reason, languageOf(request), helpline(), details)
    reply.refusedFor = reason
    if (details?.retryAfterSeconds) reply.header('retry-after', String(details.retryAfterSeconds))
    return reply
      .status(refusals[reason].status)
      .headers(refusalHeads)
      .serializer((value: unknown) => JSON.stringify(value))
      .send(body)
  }
}

/** A refusal as it is written to a connection, for what is not routed. */
function writtenRefusal(reason: RefusalReason, language: Language, helpline: string, details?: RefusalBody['details']) {
  const body = JSON.stringify(refusalBody(reason, language, helpline, details))
  const heads = { ...refusalHeads, 'content-length': String(Buffer.byteLength(body)) }
  return { status: refusals[reason].status, heads, body }
}

/** `server.busy`, for a request that is not routed: whoever comes in a rush is told so for next to nothing. */
export function busyAnswer(acceptLanguage: string | undefined, helpline: string) {
  const { heads, ...answer } = writtenRefusal('server.busy', languageOfHeader(acceptLanguage), helpline, comeBack)
  return { ...answer, heads: { ...heads, 'retry-after': String(pauseSeconds) } }
}

/** Of what HTTP's parser cannot read: a head beyond its 16 KB is too large, anything else is wrong. */
const byParserCode: Record<string, RefusalReason> = { HPE_HEADER_OVERFLOW: 'request.tooLarge' }

/** Answers what is no request, or has too long a head, and closes its connection: the language is in what cannot be read. */
export function answerUnreadable(helpline: () => string): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, heads, body } = writtenRefusal(byParserCode[error.code] ?? 'request.invalid', 'english', helpline())
    const lines = Object.entries({ ...heads, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    socket.destroySoon()
  }
}

/** Answers addresses that the router refuses before any handler: they cannot be decoded, or are too long. */
export function answerBadAddress(helpline: () => string): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  const answer = answerWith(helpline)
  return (error, request, reply) => void answer(request, reply, reasonOf(error))
}

const drainLimit = 32 * 1024 * 1024

/**
 * Reads a body that is too large, so that its sender gets the answer: closing early looks like a broken network.
 * Bodies without a length, or beyond `drainLimit` bytes, are cut all the same.
 */
function readToTheEnd(request: FastifyRequest, reply: FastifyReply): void {
  const length = Number(request.headers['content-length'])
  if (!(length <= drainLimit)) return
  reply.removeHeader('connection')
  request.raw.resume()
}

/** Answers refusals, faults and unknown addresses of the whole server. */
export function answerRefusals(app: FastifyInstance, helpline: () => string): void {
  const answer = answerWith(helpline)
  app.setErrorHandler((error, request, reply) => {
    const reason = reasonOf(error)
    if (reason === 'request.tooLarge') readToTheEnd(request, reply)
    if (reason === 'server.fault') {
      request.log.error({ err: error }, 'a fault while answering')
      return answer(request, reply, reason, { requestId: request.id })
    }
    if (reason === 'server.away')
      request.log.warn({ err: (error as Error).cause ?? error }, 'the database or the files cannot be asked, or the disk is full')
    const details = error instanceof Refusal ? error.details : undefined
    return answer(request, reply, reason, details ?? (refusals[reason].status === 503 ? comeBack : undefined))
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply, 'request.notFound'))
}
