import { apiBase } from '@mwc/contract/endpoint/api-base'
import { photoMaxBytes, photoTypes } from '@mwc/contract/account/own-account/photo'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { Refusal } from './refusal.ts'
import { takesLonger } from './slow-senders.ts'

/** Bytes that are still read of a picture that is too large, so that its sender gets the answer and not a broken network. */
const drainLimit = 64 * 1024 * 1024

/** Reads a body of at most `photoMaxBytes`; what is longer is read on and dropped, up to `drainLimit`. */
async function readBody(stream: Readable): Promise<Buffer | 'tooLong' | 'endless'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > drainLimit) return 'endless'
    if (size <= photoMaxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > photoMaxBytes ? 'tooLong' : Buffer.concat(chunks)
}

export type PictureUpload<User> = {
  /** Below `/h5-api`. */
  path: string
  tag: 'member' | 'desk'
  summary: string
  refusals: readonly string[]
  /** Finds out who sends, before anything is read: a stranger's picture is not. */
  identify: (request: FastifyRequest) => Promise<User>
  save: (user: User, content: Buffer, request: FastifyRequest) => Promise<object>
}

/** Takes a picture's bytes, the one request that is not JSON. What cannot be one is `account.uploadFailed`. */
export function takePictures<User extends object>(app: FastifyInstance, upload: PictureUpload<User>): void {
  app.register(async (pictures) => {
    takesLonger(pictures)
    pictures.removeAllContentTypeParsers()
    pictures.addContentTypeParser('*', (_request, payload, done) => {
      readBody(payload).then(
        (body) => done(null, body),
        () => done(null, 'endless'),
      )
    })
    const users = new WeakMap<FastifyRequest, User>()
    pictures.post(
      apiBase + upload.path,
      {
        bodyLimit: drainLimit,
        schema: {
          summary: upload.summary,
          description: `Refusals: ${upload.refusals.join(', ')}`,
          tags: [upload.tag],
          consumes: [...photoTypes],
          security: [{ bearer: [] }],
        },
        onRequest: async (request) => void users.set(request, await upload.identify(request)),
      },
      async (request, reply) => {
        const user = users.get(request)
        const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
        // Nobody reads the rest: a connection that still has some would never be idle again.
        if (request.body === 'endless') reply.raw.once('finish', () => request.raw.socket?.destroySoon())
        const isPicture = photoTypes.some((known) => known === type)
        if (!user || !isPicture || !Buffer.isBuffer(request.body) || request.body.length === 0) throw new Refusal('account.uploadFailed')
        reply.header('cache-control', 'no-store')
        return { code: 200, data: await upload.save(user, request.body, request) }
      },
    )
  })
}
