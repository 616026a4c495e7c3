import { isLanguage, languageOfHeader, languageTags } from '@mwc/contract/language/language'
import type { Language } from '@mwc/contract/language/language'
import { buildHeader } from '@mwc/contract/pages/rendered-page'
import type { BuiltApp, RenderedPage, PageData, PageRenderer } from '@mwc/contract/pages/rendered-page'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withTimeout } from '../database/with-timeout.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pages of single items that are kept: some 60 kB each. */
const mostItems = 300

/** How long a page waits for what it is to show; a phone's service worker waits four seconds for the page. */
const patienceMs = 1_500
/** When a page that could not be made is worth asking for again. */
const comeBackSeconds = 5

type KeptPage = Pick<RenderedPage, 'found' | 'links'> & { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** The chosen language (the app mirrors it into a cookie), else the first of the phone's that the programme speaks. */
function languageOf({ headers }: FastifyRequest): Language {
  const cookie = /(?:^|;\s*)LANGUAGE=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return isLanguage(cookie) ? cookie : languageOfHeader(headers['accept-language'])
}

async function compressed({ html, found, links }: RenderedPage): Promise<KeptPage> {
  const plain = Buffer.from(html)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const br = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
  return { found, etag, links, plain, br, gzip: await zip(plain) }
}

/** A reader accepts `text/html`, even at an address that looks like a file. Scripts, pictures and calls never name it. */
function isForReading({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '')
}

/** Stands for an address below `/mobile/` that cannot be decoded, which the router would refuse: one without a route. */
export function readableAddress({ url = '/' }: { url?: string }): string {
  if (!url.startsWith('/mobile/')) return url
  try {
    decodeURIComponent(url.split('?')[0] ?? url)
    return url
  } catch {
    return '/mobile/not-found'
  }
}

type Answering = { language: Language; build: string; earlyHints: boolean; isStandIn: boolean }

function send(
  reply: FastifyReply,
  request: FastifyRequest,
  page: KeptPage,
  { language, build, earlyHints, isStandIn }: Answering,
): FastifyReply {
  reply
    .code(page.found ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header('content-language', languageTags[language])
    .header('etag', page.etag)
    .header(buildHeader, build)
  // The app starts in it all the same; nobody keeps it in the page's place.
  if (isStandIn) reply.code(503).header('retry-after', String(comeBackSeconds))
  // A slow phone begins with the picture and the code before it has read the page.
  if (page.links.length > 0) reply.header('link', page.links.join(', '))
  if (page.found && !isStandIn && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  // And before it has made room for it: on a cheap phone that takes longer than the round trip.
  if (earlyHints && page.links.length > 0) reply.raw.writeEarlyHints({ link: [...page.links] })
  const taken = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(taken)) return reply.header('content-encoding', 'br').send(page.br)
  if (/\bgzip\b/.test(taken)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

export type PageSource = {
  /** What a page shows, as it stands now. */
  readData: (language: Language, path: string) => Promise<PageData>
  /** What the loading face shows while that cannot be read. */
  readStandIn: () => PageData
  /** Whether an answer 103 names a page's code before the page (RFC 8297). */
  earlyHints?: boolean
  /** What is done to a page's HTML last. */
  finish?: (html: string) => string
}

/**
 * Answers addresses below `/mobile/` with their page in the reader's language, made by the app's screens.
 * Made on first request and when its content has changed. At most one a screen and language is kept, a few hundred of items.
 * If its content cannot be read, the last page is served, or else the loading face, which starts the app.
 */
export function servePages(
  app: FastifyInstance,
  renderer: PageRenderer,
  built: BuiltApp,
  { readData, readStandIn, earlyHints = false, finish = (html) => html }: PageSource,
): void {
  const kept = new Map<string, { data: string; page: Promise<KeptPage> }>()

  async function pageFor(asked: string, language: Language): Promise<{ page: KeptPage; isStandIn: boolean }> {
    const data = await withTimeout(patienceMs, readData(language, asked)).catch(() => null)
    if (data) return { page: await made(asked, language, data), isStandIn: false }
    const before = kept.get(`${language} ${asked}`)
    if (before) return { page: await before.page, isStandIn: false }
    return { page: await made(renderer.pageOf('/shell'), language, readStandIn()), isStandIn: true }
  }

  async function made(asked: string, language: Language, data: PageData): Promise<KeptPage> {
    const isItem = asked.includes('?id=')
    // Of an item that is not there no page is made: ids can be invented without end.
    const path = isItem && data.initialAnswer === null ? renderer.pageOf('/shell') : asked
    const key = `${language} ${path}`
    const asText = JSON.stringify(data)
    const before = kept.get(key)
    if (before?.data === asText) return before.page
    const page = renderer
      .renderPage({ path, language, data, app: built })
      .then((result) => compressed({ ...result, html: finish(result.html) }))
    kept.delete(key)
    kept.set(key, { data: asText, page })
    if (isItem) forgetOldest()
    page.catch(() => kept.delete(key))
    return page
  }

  function forgetOldest(): void {
    const items = [...kept.keys()].filter((key) => key.includes('?id='))
    for (const key of items.slice(0, Math.max(0, items.length - mostItems))) kept.delete(key)
  }

  app.get('/mobile/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '', query] = request.url.split('?')
    if (/\.[a-z0-9]{2,11}$/i.test(path) && !isForReading(request)) return reply.callNotFound()
    const address = path.replace(/^\/mobile/, '').replace(/\/+$/, '') || '/'
    const language = languageOf(request)
    const { page, isStandIn } = await pageFor(renderer.pageOf(query ? `${address}?${query}` : address), language)
    return send(reply, request, page, { language, build: built.build, earlyHints, isStandIn })
  })
}
