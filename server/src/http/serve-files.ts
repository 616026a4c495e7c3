import { requestOf } from '@mwc/contract/endpoint/request-of'
import { previewPath } from '@mwc/contract/content/preview'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { builtConsole, builtFiles } from './load-built-app.ts'

/** What is named by its content never changes; pictures of the app may be a day old; the rest is asked about each time. */
function cacheControl(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(?:svg|png|jpe?g)(?:\.br|\.gz)?$/.test(path) ? 'public, max-age=86400' : 'no-cache'
}

type Folder = { root: string; prefix: string; globIgnore?: string[]; decorateReply?: boolean }

/** Serves the files that a build made, as small as the phone can take them. */
async function serveFolder(app: FastifyInstance, folder: Folder): Promise<void> {
  await app.register(fastifyStatic, {
    ...folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })
}

/** Who is signed in, asked for beside the code: as `fetch` asks, or it would be asked twice. */
const early = `<${requestOf(staffMe, {}).url}>; rel=preload; as=fetch; crossorigin=anonymous`

/** The desk's page, whatever its address: the page itself knows which of its views that is. */
async function serveConsole(app: FastifyInstance): Promise<void> {
  app.get('/console', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/console/'))
  if (!existsSync(builtConsole)) return
  await serveFolder(app, { root: builtConsole, prefix: '/console/', decorateReply: !existsSync(builtFiles) })
  const page: RouteHandlerMethod = async ({ url }, reply) => {
    if (url === previewPath) return reply.sendFile('preview/index.html', builtConsole)
    if (url.startsWith('/console/assets/') || url.startsWith(previewPath)) return reply.callNotFound()
    // Whoever joins is not signed in.
    if (!/^\/console\/join\/?$/.test(url)) reply.header('link', early)
    return reply.sendFile('index.html', builtConsole)
  }
  app.get('/console/*', { schema: { hide: true } }, page)
}

/** Serves the files of the member's app under /mobile/, and of the desk under /console/. */
export async function serveFiles(app: FastifyInstance): Promise<void> {
  // With what a link carries, such as a promo code.
  const toHome: RouteHandlerMethod = async ({ url }, reply) => reply.redirect(`/mobile/${url.replace(/^[^?]*/, '')}`)
  app.get('/', { schema: { hide: true } }, toHome)
  app.get('/mobile', { schema: { hide: true } }, toHome)
  if (existsSync(builtFiles)) await serveFolder(app, { root: builtFiles, prefix: '/mobile/', globIgnore: ['**/.built/**'] })
  await serveConsole(app)
}
