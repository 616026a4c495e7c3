import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { InPlace } from './admission/uploads.ts'
import { deskCookie } from './cookies/desk-session.ts'
import { Refusal } from './refusal.ts'
import type { MemberUser, StaffUser } from './route.ts'
import { headersOf } from './act-signature.ts'
import { takesLonger } from './admission/slow-senders.ts'

/** Bytes that are still read of a file that is too large, so that its sender gets the answer and not a broken network. */
const drainLimit = 64 * 1024 * 1024
/** Pieces that may be as small as somebody likes; beyond, they have so many bytes on the mean. Each costs the process a turn. */
const [fewPieces, pieceBytes] = [1_000, 64]

/** Bytes that are held of a body: as many as its sender said, at most `maxBytes`, and none of what is refused for its length. */
function heldBytes({ headers }: FastifyRequest, maxBytes: number): number {
  const length = Number(headers['content-length'] ?? maxBytes)
  return length <= maxBytes ? length : 0
}

/**
 * Reads a body of at most `maxBytes`; what is longer is read on and dropped, up to `drainLimit`.
 * @param whole where it goes as it comes: pieces of one byte, kept each for itself, would take a hundred times the memory
 */
async function readBody(stream: Readable, whole: Buffer): Promise<Buffer | 'tooLong' | 'endless'> {
  let [size, pieces] = [0, 0]
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (size + chunk.length <= whole.length) whole.set(chunk, size)
    size += chunk.length
    pieces += 1
    if (size > drainLimit || (pieces > fewPieces && size < pieces * pieceBytes)) return 'endless'
  }
  return size > whole.length ? 'tooLong' : whole.subarray(0, size)
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
  /** Its pixels are read: it waits for those of others. */
  isPicture?: boolean
  /** What is said of anything else: of another type, longer, or empty. */
  otherwise: RefusalReason
  refusals: readonly RefusalReason[]
  /** Finds out who sends, before anything is read: a stranger's file is not, nor more than a few of anybody's. */
  identify: (request: FastifyRequest) => Promise<User>
  save: (user: User, content: Buffer, request: FastifyRequest) => Promise<object>
}

/** Takes a file's bytes, the one kind of request that is not JSON. */
export function takeFiles<User extends MemberUser | StaffUser>(app: FastifyInstance, upload: FileUpload<User>): void {
  app.register(async (files) => {
    takesLonger(files)
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (request, payload, done) => {
      readBody(payload, Buffer.allocUnsafeSlow(heldBytes(request, upload.maxBytes))).then(
        (body) => done(null, body),
        () => done(null, 'endless'),
      )
    })
    const admitted = new WeakMap<FastifyRequest, { user: User; inPlace: InPlace }>()
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      const user = await upload.identify(request)
      const sender = user.kind === 'staff' ? user.staffId : user.memberId
      const bytes = heldBytes(request, upload.maxBytes)
      admitted.set(request, { user, inPlace: app.admitUpload(reply, { sender, bytes, isPicture: upload.isPicture ?? false }) })
    }
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
        onRequest: admit,
      },
      async (request, reply) => {
        const { user, inPlace } = admitted.get(request) ?? {}
        const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
        // Nobody reads the rest: a connection that still has some would never be idle again.
        if (request.body === 'endless') reply.raw.once('finish', () => request.raw.socket?.destroySoon())
        const isOfType = upload.types.some((known) => known === type)
        if (!user || !inPlace || !isOfType || !Buffer.isBuffer(request.body) || request.body.length === 0)
          throw new Refusal(upload.otherwise)
        // Without `sessionKey` nothing would pass: see the type above.
        if (upload.signed) app.requireSignature(user as User & { sessionKey: string | null }, request, request.body)
        const { body } = request
        const data = await inPlace(() => upload.save(user, body, request))
        reply.header('cache-control', 'no-store')
        return { code: 200, data }
      },
    )
  })
}
