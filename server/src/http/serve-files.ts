import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const built = (workspace: string) => fileURLToPath(new URL(`../../../${workspace}/dist`, import.meta.url))

/** Serves the member's app under /mobile/, whose routes live in the history: every path without a file gets the page. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/mobile/'))
  app.get('/mobile', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/mobile/'))
  const root = built('mobile')
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: '/mobile/',
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/mobile/*', { schema: { hide: true } }, async (request, reply) => {
    const isFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')
    if (isFile) return reply.callNotFound()
    return reply.header('cache-control', 'no-cache').sendFile('index.html', root)
  })
}
