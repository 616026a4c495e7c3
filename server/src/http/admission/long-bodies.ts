import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Lets a body be read that is longer than most. Refuses with `server.busy` while as many as may be are read or worked on. */
export type AdmitLongBody = (reply: FastifyReply) => void

declare module 'fastify' {
  interface FastifyInstance {
    admitLongBody: AdmitLongBody
  }
}

/** Bodies of at most so many bytes are read of everybody, and counted nowhere. */
export const usualBodyBytes = 64 * 1024
/** The longest, a bank's file, is 22 MB, and a multiple of that once it is read as JSON. */
const mostAtOnce = 3

/** Whether a body is one: what does not say its length may have any. */
export const isLongBody = ({ headers }: FastifyRequest): boolean => Number(headers['content-length'] ?? Infinity) > usualBodyBytes

export function longBodies(): AdmitLongBody {
  let inside = 0
  return (reply) => {
    if (inside >= mostAtOnce) throw new Refusal('server.busy')
    inside += 1
    finished(reply.raw, () => void (inside -= 1))
  }
}
