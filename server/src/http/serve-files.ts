import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { builtFiles } from './load-built-app.ts'

/** What is named by its content never changes; pictures of the app may be a day old; the rest is asked about each time. */
function cacheControl(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(?:svg|png|jpe?g)(?:\.br|\.gz)?$/.test(path) ? 'public, max-age=86400' : 'no-cache'
}

/** Serves the member's app's files under /mobile/. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  // With what a link carries, such as a promo code.
  const toHome: RouteHandlerMethod = async ({ url }, reply) => reply.redirect(`/mobile/${url.replace(/^[^?]*/, '')}`)
  app.get('/', { schema: { hide: true } }, toHome)
  app.get('/mobile', { schema: { hide: true } }, toHome)
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
      reply.header('cache-control', cacheControl(path))
    },
  })
}
