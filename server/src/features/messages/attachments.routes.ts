import { photoMaxBytes, photoTypes } from '@mwc/contract/account/own-account/photo'
import { apiBase } from '@mwc/contract/endpoint/api-base'
import * as attachments from '@mwc/contract/messages/attachments'
import { readThread, sendMessage } from '@mwc/contract/messages/messages.calls'
import { ownAttachmentInput, sendAttachmentInput } from '@mwc/contract/messages/messages.schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeFiles } from '../../http/file-upload.ts'
import { languageOf } from '../../http/refusal-reply.ts'
import { readInput } from '../../http/read-input.ts'
import { type MemberUser, tokenOf } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { answerFile } from './answer-file.ts'
import { readAttachment } from './read-attachment.ts'
import { sendAttachment } from './send-attachment.ts'

const uploads = {
  photo: {
    summary: 'Send a photo to staff: the bytes of a JPEG, PNG or WebP of at most 5 MB, with its media type. Answers with the message.',
    types: photoTypes,
    maxBytes: photoMaxBytes,
  },
  voice: {
    summary:
      'Send a voice note of up to 60 s to staff: the bytes of Opus in WebM, Ogg or MP4, or AAC in MP4, at most 1.5 MB. Answers with the message.',
    types: attachments.voiceTypes,
    maxBytes: attachments.voiceMaxBytes,
  },
} as const

/** The calls of photos and voice notes: requests and answers that are not JSON. */
export function attachmentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const memberOf = async (request: FastifyRequest, call: typeof sendMessage | typeof readThread) =>
    (await app.identify(call, tokenOf(call, request))) as MemberUser
  const inputOf = <S extends Parameters<typeof readInput>[0]>(schema: S, request: FastifyRequest) =>
    readInput(schema, request.params, languageOf(request))

  for (const kind of attachments.attachmentKinds)
    takeFiles(app, {
      ...uploads[kind],
      isPicture: kind === 'photo',
      path: attachments.sendAttachmentPaths[kind],
      tag: 'member',
      otherwise: 'messages.unreadable',
      refusals: ['messages.keyReused', 'messages.tooMany', 'messages.full', 'membership.notActive'],
      identify: (request) => memberOf(request, sendMessage),
      save: async ({ memberId }, sent, request) => {
        const { key } = inputOf(sendAttachmentInput, request)
        return sendAttachment(deps, memberId, { kind, idempotencyKey: key, sent })
      },
    })

  const schema = { security: [{ bearer: [] }], description: 'Refusals: messages.notFound' }
  app.get(
    apiBase + attachments.ownAttachmentPath,
    { schema: { ...schema, tags: ['member'], summary: 'The photo (WebP) or voice note of a message in the member’s own thread.' } },
    async (request, reply) => {
      const { memberId } = await memberOf(request, readThread)
      const { id } = inputOf(ownAttachmentInput, request)
      return answerFile(reply, await readAttachment(deps, { memberId }, id))
    },
  )
}
