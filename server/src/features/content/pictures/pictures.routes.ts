import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { readPicture } from './read-picture.ts'

/** Pictures of the content, for everybody. What an id and a width name never changes. */
export function pictureRoutes(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: { id: string; width: string } }>(
    `${apiBase}/h5/pictures/:id/:width`,
    {
      schema: {
        summary: 'A picture of the content (WebP) in one of the served widths.',
        tags: ['member'],
        description: 'Refusals: content.notFound',
      },
    },
    async (request, reply) => {
      const { id, width } = request.params
      const picture = await readPicture(deps, id, width)
      const etag = `"${id}-${width}"`
      reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(picture)
    },
  )
}
