import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { deskCookie } from './desk-session.ts'
import { Refusal } from './refusal.ts'
import { headersOf } from './act-signature.ts'
import { takesLonger } from './admission/slow-senders.ts'

/** Bytes that are still read of a file that is too large, so that its sender gets the answer and not a broken network. */
const drainLimit = 64 * 1024 * 1024

/**
 * Reads a body of at most `maxBytes`; what is longer is read on and dropped, up to `drainLimit`.
 * @param length as its sender said it: then its bytes are not there twice for a moment. HTTP's parser lets no more through.
 */
async function readBody(stream: Readable, maxBytes: number, length: number): Promise<Buffer | 'tooLong' | 'endless'> {
  const whole = length <= maxBytes ? Buffer.allocUnsafeSlow(length) : null
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    whole?.set(chunk, size)
    size += chunk.length
    if (size > drainLimit) return 'endless'
    if (size > maxBytes) chunks.length = 0
    else if (!whole) chunks.push(chunk)
  }
  if (size > maxBytes) return 'tooLong'
  return whole ? whole.subarray(0, size) : Buffer.concat(chunks)
}

export type FileUpload<User> = {
  /** Below `/h5-api`; `:name` parts are the handler's to read. */
  path: string
  /** An act: nothing is saved without its session's signature. */
  signed?: User extends { sessionKey: string | null } ? true : never
  tag: 'member' | 'desk'
  summary: string
  /** The media types that it may say it has; its bytes say what it is. */
  types: readonly string[]
  maxBytes: number
  /** What is said of anything else: of another type, longer, or empty. */
  otherwise: RefusalReason
  refusals: readonly RefusalReason[]
  /** Finds out who sends, before anything is read: a stranger's file is not. */
  identify: (request: FastifyRequest) => Promise<User>
  save: (user: User, content: Buffer, request: FastifyRequest) => Promise<object>
}

/** Takes a file's bytes, the one kind of request that is not JSON. */
export function takeFiles<User extends object>(app: FastifyInstance, upload: FileUpload<User>): void {
  app.register(async (files) => {
    takesLonger(files)
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (request, payload, done) => {
      readBody(payload, upload.maxBytes, Number(request.headers['content-length'] ?? NaN)).then(
        (body) => done(null, body),
        () => done(null, 'endless'),
      )
    })
    const users = new WeakMap<FastifyRequest, User>()
    files.post(
      apiBase + upload.path,
      {
        bodyLimit: drainLimit,
        schema: {
          summary: upload.summary,
          ...headersOf(upload),
          description: `Refusals: ${[upload.otherwise, ...upload.refusals].join(', ')}`,
          tags: [upload.tag],
          consumes: [...upload.types],
          security: [{ [upload.tag === 'desk' ? deskCookie : 'bearer']: [] }],
        },
        validatorCompiler: () => (value) => ({ value }),
        onRequest: async (request) => void users.set(request, await upload.identify(request)),
      },
      async (request, reply) => {
        const user = users.get(request)
        const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
        // Nobody reads the rest: a connection that still has some would never be idle again.
        if (request.body === 'endless') reply.raw.once('finish', () => request.raw.socket?.destroySoon())
        const isOfType = upload.types.some((known) => known === type)
        if (!user || !isOfType || !Buffer.isBuffer(request.body) || request.body.length === 0) throw new Refusal(upload.otherwise)
        // Without `sessionKey` nothing would pass: see the type above.
        if (upload.signed) app.requireSignature(user as User & { sessionKey: string | null }, request, request.body)
        reply.header('cache-control', 'no-store')
        return { code: 200, data: await upload.save(user, request.body, request) }
      },
    )
  })
}
