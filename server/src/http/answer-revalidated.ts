import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Written = { text: string; etag: string }

/** What was written of answers that are held: an answer that is the same object is written once. */
const written = new WeakMap<object, Written>()

function write(reply: FastifyReply, data: object): Written {
  const known = written.get(data)
  if (known) return known
  const text = String(reply.serialize({ code: 200, data }))
  const made = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
  written.set(data, made)
  return made
}

/** Answers with what everybody may read. A phone keeps it, asks whether it still holds, and hears so without a body. */
export function answerRevalidated(request: FastifyRequest, reply: FastifyReply, data: object): FastifyReply {
  const { text, etag } = write(reply, data)
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Accept-Language')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').serializer(String).send(text)
}
