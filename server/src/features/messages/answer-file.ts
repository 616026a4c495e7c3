import type { FastifyReply } from 'fastify'

/** A file of a thread, for its two sides alone: nothing between them may keep it, nor take it for anything else. */
export function answerFile(reply: FastifyReply, { content, type }: { content: Buffer; type: string }): FastifyReply {
  return reply.type(type).header('cache-control', 'private, no-store').header('content-disposition', 'inline').send(content)
}
