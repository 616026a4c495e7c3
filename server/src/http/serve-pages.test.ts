import type { Language } from '@mwc/contract/language/language'
import type { BuiltApp, PageData, PageRenderer, PageRequest } from '@mwc/contract/pages/rendered-page'
import Fastify from 'fastify'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readableAddress, servePages } from './serve-pages.ts'

const built: BuiltApp = { build: 'b1', style: '', scriptsFor: () => [] }

/** A renderer whose pages say what they were made for. */
function scene(options: { earlyHints?: boolean; finish?: (html: string) => string } = {}) {
  const made: string[] = []
  const state = { helpline: '6536 2692', fails: false, database: 'here' as 'here' | 'refuses' | 'freezes' }
  const renderer: PageRenderer = {
    earlyScripts: [],
    initialAnswerOf: () => null,
    pageOf: (address) => (/^\/(nowhere|not-found)/.test(address) ? '/not-found' : address),
    renderPage: async ({ path, language, data }: PageRequest) => {
      if (state.fails) throw new Error('a screen threw')
      made.push(`${language} ${path}`)
      return {
        html: `${language} ${path} ${data.programme.helpline}`,
        found: path !== '/not-found',
        links: ['</mobile/assets/main-1.js>; rel=modulepreload; fetchpriority=low'],
      }
    },
  }
  const app = Fastify({ rewriteUrl: readableAddress })
  const programme = (helpline: string): PageData['programme'] => ({
    helpline,
    whatsapp: null,
    codePrefixes: ['+65'],
    today: '2026-11-21',
    simulated: false,
    maintenance: null,
    plans: [],
    examplePrices: false,
  })
  const readData = async (_language: Language, path: string): Promise<PageData> => {
    if (state.database === 'refuses') throw new Error('connect ECONNREFUSED')
    if (state.database === 'freezes') await new Promise(() => {})
    const isThere = path.endsWith('?id=there')
    return {
      programme: programme(state.helpline),
      initialAnswer: isThere ? { of: 'home', answer: { banners: [], privileges: [], news: [] } } : null,
    }
  }
  const readStandIn = () => ({ programme: programme('known'), initialAnswer: null })
  servePages(app, renderer, built, { readData, readStandIn, ...options })
  const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/mobile${path}`, headers })
  return { app, get, made, state }
}

describe('a page of the app', () => {
  it.each([
    [{ cookie: 'LANGUAGE=bengali', 'accept-language': 'ta' }, 'bengali', 'bn'],
    [{ cookie: 'a=b; LANGUAGE=chinese; c=d', 'accept-language': 'ta' }, 'chinese', 'zh-Hans'],
    [{ cookie: 'LANGUAGE=klingon', 'accept-language': 'fr, ta;q=0.8, en;q=0.5' }, 'india', 'ta'],
    [{ cookie: 'XLANGUAGE=bengali' }, 'english', 'en'],
    [{}, 'english', 'en'],
  ])('comes in the language of the cookie, then of the phone: %j', async (headers, language, tag) => {
    const { get } = scene()
    const answer = await get('/', headers as Record<string, string>)
    expect([answer.body.split(' ')[0], answer.headers['content-language']]).toEqual([language, tag])
  })

  it('says what it depends on, so that no cache between gives it to another reader', async () => {
    const { get } = scene()
    const { headers } = await get('/')
    expect([headers['vary'], headers['cache-control']]).toEqual(['Accept-Encoding, Accept-Language, Cookie', 'no-cache'])
  })

  it('names its code before it begins', async () => {
    const { get } = scene()
    expect((await get('/')).headers['link']).toBe('</mobile/assets/main-1.js>; rel=modulepreload; fetchpriority=low')
  })

  it.each([true, false])('names it in an answer 103 before the page where the proxy passes that on: %s', async (earlyHints) => {
    const { app } = scene({ earlyHints })
    const asked = request(`${await app.listen({ port: 0 })}/mobile/`)
    const hints: unknown[] = []
    asked.on('information', ({ statusCode, headers }) => hints.push([statusCode, headers['link']]))
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    await app.close()
    const named = [103, '</mobile/assets/main-1.js>; rel=modulepreload; fetchpriority=low']
    expect([answer.statusCode, hints]).toEqual([200, earlyHints ? [named] : []])
  })

  it('is what is done to it last, which counts for whether it has changed', async () => {
    const plain = scene()
    const marked = scene({ finish: (html) => `marked: ${html}` })
    const [one, other] = [await plain.get('/'), await marked.get('/')]
    expect(other.body).toBe(`marked: ${one.body}`)
    expect(other.headers['etag']).not.toBe(one.headers['etag'])
  })

  it('of an item is made for its id; of one that is not there it is the loading face', async () => {
    const { get, made } = scene()
    const [there, gone] = [await get('/pages/news-detail/news-detail?id=there'), await get('/pages/news-detail/news-detail?id=gone')]
    expect([there.body, gone.body].map((body) => body.split(' ')[1])).toEqual(['/pages/news-detail/news-detail?id=there', '/shell'])
    expect(made).toEqual(['english /pages/news-detail/news-detail?id=there', 'english /shell'])
  })

  it('is made once, and again when what it shows has changed', async () => {
    const { get, made, state } = scene()
    await Promise.all([get('/'), get('/'), get('/')])
    state.helpline = '6000 0000'
    const answer = await get('/')
    expect([made.length, answer.body]).toEqual([2, 'english / 6000 0000'])
  })

  it('that the phone has already is not sent again', async () => {
    const { get } = scene()
    const { headers } = await get('/')
    const answer = await get('/', { 'if-none-match': String(headers['etag']) })
    expect([answer.statusCode, answer.body]).toEqual([304, ''])
  })

  it('comes as small as the phone can take it', async () => {
    const { get } = scene()
    const bodyFor = async (taken: string) => (await get('/', { 'accept-encoding': taken })).rawPayload
    const texts = [brotliDecompressSync(await bodyFor('gzip, br')), gunzipSync(await bodyFor('gzip')), await bodyFor('')]
    expect(texts.map(String)).toEqual(Array.from({ length: 3 }, () => 'english / 6536 2692'))
  })

  it('of no route is one page with status 404, whatever the address says', async () => {
    const { get, made } = scene()
    const answers = await Promise.all(['/nowhere', '/nowhere/else?x=<script>', '/nowhere///'].map((path) => get(path)))
    expect([answers.map(({ statusCode }) => statusCode), made]).toEqual([[404, 404, 404], ['english /not-found']])
  })

  it('that could not be made is tried again at the next request', async () => {
    const { get, state } = scene()
    state.fails = true
    const failed = await get('/')
    state.fails = false
    expect([failed.statusCode, (await get('/')).statusCode]).toEqual([500, 200])
  })

  it.each(['refuses', 'freezes'] as const)('is answered as it was last made while the database %s', async (database) => {
    const { get, state } = scene()
    await get('/')
    await get('/pages/news-detail/news-detail?id=there')
    state.database = database
    const answers = [await get('/'), await get('/pages/news-detail/news-detail?id=there')]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, 'english / 6536 2692'],
      [200, 'english /pages/news-detail/news-detail?id=there 6536 2692'],
    ])
  })

  it.each(['refuses', 'freezes'] as const)(
    'that was not made yet is the loading face while the database %s, and nobody keeps that in its place',
    async (database) => {
      const { get, state } = scene()
      state.database = database
      const { statusCode, headers, body } = await get('/', { cookie: 'LANGUAGE=india' })
      expect([statusCode, headers['content-type'], headers['retry-after'], body]).toEqual([
        503,
        'text/html; charset=utf-8',
        '5',
        'india /shell known',
      ])
      state.database = 'here'
      expect((await get('/', { cookie: 'LANGUAGE=india' })).body).toBe('india / 6536 2692')
    },
  )

  it.each(['//evil.com', '/evil.html', '/pages/login/login.php'])('stands at %s too when a reader opens it', async (path) => {
    const { get } = scene()
    const answer = await get(`/nowhere${path}`, { accept: 'text/html,*/*;q=0.8' })
    expect([answer.statusCode, answer.body]).toEqual([404, 'english /not-found 6536 2692'])
  })

  it.each(['/%E0%A4%A', '/%', '/pages/%zz?x=1', '/%c0%ae%c0%ae/'])('stands for %s, which nobody can decode', async (path) => {
    const { get } = scene()
    const answer = await get(path)
    expect([answer.statusCode, answer.body]).toEqual([404, 'english /not-found 6536 2692'])
  })

  it('never stands for a file that does not exist', async () => {
    const { get, made } = scene()
    const answer = await get('/assets/frame-old.js')
    expect([answer.statusCode, made]).toEqual([404, []])
  })
})
