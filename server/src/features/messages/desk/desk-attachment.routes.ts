import { apiBase } from '@mwc/contract/endpoint/api-base'
import { deskAttachmentPath } from '@mwc/contract/messages/attachments'
import { readDeskThread } from '@mwc/contract/messages/message-desk.calls'
import { deskAttachmentInput } from '@mwc/contract/messages/message-desk.schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { deskCookie } from '../../../http/cookies/desk-session.ts'
import { languageOf } from '../../../http/refusal-reply.ts'
import { readInput } from '../../../http/read-input.ts'
import { type StaffUser, tokenOf } from '../../../http/route.ts'
import { readActor } from '../../log/read-actor.ts'
import { recordLook } from '../../log/record-look.ts'
import { answerFile } from '../answer-file.ts'
import { readAttachment } from '../read-attachment.ts'
import { findThreadReader } from './find-thread-reader.ts'
import { readDeskThread as findDeskThread } from './read-desk-thread.ts'

/** The desk's call that answers a photo or voice note. Whose it was stands in the log. */
export function deskAttachmentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const summary = 'The photo (WebP) or voice note of a message in a thread.'
  app.get(
    apiBase + deskAttachmentPath,
    { schema: { security: [{ [deskCookie]: [] }], description: 'Refusals: messages.notFound', tags: ['desk'], summary } },
    async (request, reply) => {
      const user = (await app.identify(readDeskThread, tokenOf(readDeskThread, request))) as StaffUser
      const { id, messageId } = readInput(deskAttachmentInput, request.params, languageOf(request))
      const file = await readAttachment(deps, { threadId: id }, messageId)
      const { memberId } = await findDeskThread(deps.db, id, await findThreadReader(deps, user.role))
      await recordLook(deps, readActor(deps, { user, request }), { memberId, record: { kind: 'thread', id } })
      return answerFile(reply, file)
    },
  )
}
