import { requestOf } from '@mwc/contract/endpoint/request-of'
import { previewPath } from '@mwc/contract/content/preview'
import { staffMe } from '@mwc/contract/staff/staff.calls'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { builtConsole, builtFiles } from './load-built-app.ts'

/** What is named by its content never changes; pictures of the app may be a day old; the rest is asked about each time. */
function cacheControl(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return /\.(?:svg|png|jpe?g)(?:\.br|\.gz)?$/.test(path) ? 'public, max-age=86400' : 'no-cache'
}

type File = { name: string; root: string }

/** Each file that a build made in a folder, by its address; what begins with a dot is for the server alone. */
function addressesOf(root: string, prefix: string): [string, File][] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .map((name) => [prefix + name, { name, root }])
}

/**
 * Answers what names a file in place of the route that its address belongs to, as small as the phone can take it.
 * A route for each file, as the package makes them, was half of what a start of the server cost.
 */
async function serveBuilt(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: [builtFiles, builtConsole].filter((folder) => existsSync(folder)),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  })
  const files = new Map([...addressesOf(builtFiles, '/mobile/'), ...addressesOf(builtConsole, '/console/')])
  app.addHook('preHandler', async ({ url }, reply) => {
    const file = files.get(url.split('?', 1)[0] ?? url)
    return file && reply.sendFile(file.name, file.root)
  })
}

/** Who is signed in, asked for beside the code: as `fetch` asks, or it would be asked twice. */
const early = `<${requestOf(staffMe, {}).url}>; rel=preload; as=fetch; crossorigin=anonymous`

/** The desk's page, whatever its address: the page itself knows which of its views that is. */
async function serveConsole(app: FastifyInstance): Promise<void> {
  app.get('/console', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/console/'))
  if (!existsSync(builtConsole)) return
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
  if (existsSync(builtFiles) || existsSync(builtConsole)) await serveBuilt(app)
  await serveConsole(app)
}
