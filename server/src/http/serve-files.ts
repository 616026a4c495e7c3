import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtFiles } from './load-built-app.ts'

/** Serves the member's app's files under /mobile/. What is named by its content never changes; the rest is asked about each time. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/mobile/'))
  app.get('/mobile', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/mobile/'))
  if (!existsSync(builtFiles)) return
  await app.register(fastifyStatic, {
    root: builtFiles,
    prefix: '/mobile/',
    wildcard: false,
    index: false,
    globIgnore: ['**/.built/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}
