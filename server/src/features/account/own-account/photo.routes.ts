import { apiBase } from '@mwc/contract/endpoint/api-base'
import { photoMaxBytes, photoPath, photoTypes, uploadPhoto } from '@mwc/contract/account/own-account/photo'
import { readAccount, removePhoto, editAccount } from '@mwc/contract/account/own-account/own-account.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeFiles } from '../../../http/file-upload.ts'
import { bearerToken, type MemberUser, route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { savePhoto } from './save-photo.ts'
import { readPhoto } from './read-photo.ts'
import { deletePhoto } from './delete-photo.ts'

/** The photo's calls: a request and an answer that are not JSON. */
export function photoRoutes(app: FastifyInstance, deps: Dependencies): void {
  const userOf = async (request: FastifyRequest, endpoint: typeof editAccount | typeof readAccount) =>
    (await app.identify(endpoint, bearerToken(request))) as MemberUser

  takeFiles<MemberUser>(app, {
    ...uploadPhoto,
    tag: 'member',
    summary: "The member's photo: the bytes of a JPEG, PNG or WebP of at most 5 MB, with its media type.",
    types: photoTypes,
    maxBytes: photoMaxBytes,
    isPicture: true,
    otherwise: 'account.uploadFailed',
    refusals: ['membership.notActive', 'account.dayLimit'],
    identify: (request) => userOf(request, editAccount),
    save: (user, content) => savePhoto(deps, user.memberId, content),
  })

  app.get(
    apiBase + photoPath,
    { schema: { summary: "The member's photo (WebP).", tags: ['member'], security: [{ bearer: [] }] } },
    async (request, reply) => {
      const { memberId } = await userOf(request, readAccount)
      const picture = await readPhoto(deps, memberId)
      return reply.type('image/webp').header('cache-control', 'no-store').send(picture)
    },
  )

  route(app, removePhoto, async ({ user }) => {
    await deletePhoto(deps, user.memberId)
    return {}
  })
}
