import { apiBase } from '@mwc/contract/api-address'
import { photoMaxBytes, photoPath, photoTypes, readAccount, removePhoto, editAccount } from '@mwc/contract/own-account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { Refusal } from '../../http/refusal.ts'
import { bearerToken, type MemberAsker, route } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { deletePhoto, readPhoto, savePhoto } from './save-photo.ts'

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

/** The photo's calls: the one request that is not JSON, and the one answer. */
export function photoRoutes(app: FastifyInstance, parts: Parts): void {
  const askerOf = async (request: FastifyRequest, endpoint: typeof editAccount | typeof readAccount) =>
    (await app.identify(endpoint, bearerToken(request))) as MemberAsker

  app.register(async (photos) => {
    photos.removeAllContentTypeParsers()
    photos.addContentTypeParser('*', (_request, payload, done) => {
      readBody(payload).then(
        (body) => done(null, body),
        () => done(null, 'endless'),
      )
    })
    const askers = new WeakMap<FastifyRequest, MemberAsker>()
    photos.post(
      apiBase + photoPath,
      {
        bodyLimit: drainLimit,
        schema: {
          summary: "The member's photo: the bytes of a JPEG, PNG or WebP of at most 5 MB, with its media type.",
          description: 'Refusals: account.uploadFailed, membership.notActive, request.tooMany',
          tags: ['member'],
          consumes: [...photoTypes],
          security: [{ bearer: [] }],
        },
        // Before the body: a stranger's picture is not read.
        onRequest: async (request) => void askers.set(request, await askerOf(request, editAccount)),
      },
      async (request, reply) => {
        const asker = askers.get(request)
        const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
        // Nobody reads the rest: a connection that still has some would never be idle again.
        if (request.body === 'endless') reply.raw.once('finish', () => request.raw.socket?.destroySoon())
        const isPicture = photoTypes.some((known) => known === type)
        if (!asker || !isPicture || !Buffer.isBuffer(request.body) || request.body.length === 0) throw new Refusal('account.uploadFailed')
        reply.header('cache-control', 'no-store')
        return { code: 200, data: await savePhoto(parts, asker.memberId, request.body) }
      },
    )
  })

  app.get(
    apiBase + photoPath,
    { schema: { summary: "The member's photo (WebP).", tags: ['member'], security: [{ bearer: [] }] } },
    async (request, reply) => {
      const { memberId } = await askerOf(request, readAccount)
      const picture = await readPhoto(parts, memberId)
      return reply.type('image/webp').header('cache-control', 'private, no-cache').send(picture)
    },
  )

  route(app, removePhoto, async ({ asker }) => {
    await deletePhoto(parts, asker.memberId)
    return {}
  })
}
