import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What one route wrote of answers that are held: an answer that is the same object is written once. */
export type WrittenAnswers = WeakMap<object, { text: string; etag: string }>

function write(reply: FastifyReply, data: object, written: WrittenAnswers) {
  const known = written.get(data)
  if (known) return known
  const text = String(reply.serialize({ code: 200, data }))
  const made = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
  written.set(data, made)
  return made
}

/** Whether the phone has this answer already. A proxy that compresses puts `W/` before the ETag (RFC 9110, 8.8.3.2). */
function isAtHand(request: FastifyRequest, etag: string): boolean {
  const sent = request.headers['if-none-match']?.split(',') ?? []
  return sent.some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))
}

/** Answers with what everybody may read. A phone keeps it, asks whether it still holds, and hears so without a body. */
export function answerRevalidated(request: FastifyRequest, reply: FastifyReply, data: object, written: WrittenAnswers): FastifyReply {
  const { text, etag } = write(reply, data, written)
  const vary = [reply.getHeader('vary'), 'Accept-Language'].flat().filter(Boolean).join(', ')
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', vary)
  if (isAtHand(request, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').serializer(String).send(text)
}
