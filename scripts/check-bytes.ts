import type { HomeContent } from '@mwc/contract/home/home.schemas'
import { type Language, languages } from '@mwc/contract/language/language'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { banners } from '../server/src/seed/content/banners.ts'
import { news } from '../server/src/seed/content/news.ts'
import { privileges } from '../server/src/seed/content/privileges.ts'
import { builtConsole, loadBuiltApp } from '../server/src/http/load-built-app.ts'

/**
 * Holds the byte budgets of a first visit, in every language: what a phone on prepaid data fetches before it can use a screen.
 * Then renders every page once.
 * Counted as sent: brotli at its best level. One kB is 1000 bytes.
 */
const most = { script: 80_500, page: 14_000, requests: 6 }
/** The desk's first page, which stands without the framework of its lists: page, script, styles and the Latin font. */
const mostOfDesk = 140_000
const paths = [
  '/',
  '/pages/login/login',
  '/pages/privileges-detail/privileges-detail',
  '/pages/news-detail/news-detail',
  '/pages/tab-bar/privileges/privileges',
  '/pages/latest-news/latest-news',
]

const app = await loadBuiltApp()
if (!app) throw new Error('Nothing is built: run node scripts/build.ts first')
const { renderer, built } = app
const files = fileURLToPath(new URL('../mobile/dist/public/', import.meta.url))
const programme = {
  helpline: '6536 2692',
  whatsapp: '6591234567',
  codePrefixes: ['+65' as const],
  today: '2026-01-01',
  simulated: false,
  maintenance: null,
  plans: [
    { plan: '6months' as const, months: 6, priceCents: 600 },
    { plan: '1year' as const, months: 12, priceCents: 900 },
  ],
  examplePrices: true,
}

/** Home with as much example content as `contract/src/content/content.calls.ts` allows, but for banners. */
function homeIn(language: Language): HomeContent {
  const item = { id: '6c19c990-632b-413b-89a3-3291b51e19d1', inEnglish: false }
  const picture = { id: '9c8f0746-ddca-410f-acc6-1d6acc940f13', width: 1200, height: 675, focus: '30% 50%' }
  const picked = privileges.filter((privilege) => privilege.picked).slice(0, 6)
  return {
    banners: banners.slice(0, 5).map(({ title, text }) => ({ ...item, title: title[language], text: text[language], picture })),
    privileges: picked.map(({ title, benefit, category }) => {
      return { ...item, title: title[language], benefit: benefit[language], category, shops: ['Harbour Kitchen'], metres: null, picture }
    }),
    news: news.slice(0, 3).map(({ title, summary }) => {
      return { ...item, title: title[language], summary: summary[language], publishedAt: '2026-01-01T00:00:00.000Z', picture }
    }),
  }
}

/** Everything that the page names as a script of the first load: its entry and what it says to fetch beside it. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/(?:<script type="module"[^>]*src|<link rel="modulepreload"[^>]*href)="\/mobile\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
}

/**
 * A text with hashes of their names and order in the names of files: those of their contents change with any line of the app,
 * and with each such change as much text is sent in a hundred bytes more or less.
 */
function withStableNames(text: string): string {
  const hashes = new Map<string, string>()
  return text.replaceAll(/[\w-]+-[\w-]{8}(?=\.(?:js|css)\b)/g, (file) => {
    const name = file.slice(0, -9)
    const hash = hashes.get(file) ?? createHash('sha256').update(`${name} ${hashes.size}`).digest('base64url').slice(0, 8)
    hashes.set(file, hash)
    return `${name}-${hash}`
  })
}

/** Most scripts are in many pages, and the best level takes its time. */
const compressed = new Map<string, number>()
function sentBytes(file: string): number {
  const bytes = compressed.get(file) ?? brotliCompressSync(withStableNames(readFileSync(files + file, 'utf8'))).length
  compressed.set(file, bytes)
  return bytes
}

const over: string[] = []
for (const path of paths) {
  for (const language of languages) {
    const { html } = await renderer.renderPage({
      path,
      language,
      data: { programme, initialAnswer: path === '/' ? { of: 'home', answer: homeIn(language) } : null },
      app: built,
    })
    const scripts = scriptsOf(html)
    const taken = {
      script: scripts.reduce((sum, file) => sum + sentBytes(file), 0),
      page: brotliCompressSync(withStableNames(html)).length,
      // The page and its scripts.
      requests: scripts.length + 1,
    }
    console.log(`${path} ${language}: script ${taken.script}, page ${taken.page}, requests ${taken.requests}`)
    for (const kind of ['script', 'page', 'requests'] as const)
      if (taken[kind] > most[kind]) over.push(`${path} in ${language}: ${kind} ${taken[kind]} of at most ${most[kind]}`)
  }
}

/** Every page renders: a text or a screen whose built file has another name would answer with a fault. */
const { routes } = (await import(new URL('../mobile/src/app/routes/routes.ts', import.meta.url).href)) as {
  routes: readonly { paths: readonly string[] }[]
}
let rendered = 0
for (const path of routes.flatMap((route) => route.paths))
  for (const language of languages) {
    const { found } = await renderer.renderPage({ path, language, data: { programme, initialAnswer: null }, app: built })
    if (found) rendered += 1
    else over.push(`${path} in ${language} is no page`)
  }
console.log(`${rendered} pages of ${routes.length} routes rendered`)
if (rendered === 0) over.push('no page was rendered')

/** What a browser fetches before the desk can be used: its page, and the files that it names, and the font of its letters. */
function deskBytes(): number {
  const html = readFileSync(`${builtConsole}index.html`)
  const named = [...html.toString('utf8').matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map((match) => match[1] ?? '')
  if (named.length === 0) over.push('the page of the desk names no file')
  const font = readdirSync(`${builtConsole}assets`).find((name) => name.startsWith('figtree-latin-wght'))
  const sent = named.map((file) => brotliCompressSync(readFileSync(builtConsole + file)).length)
  return brotliCompressSync(html).length + sent.reduce((sum, size) => sum + size, 0) + statSync(`${builtConsole}assets/${font}`).size
}

const desk = deskBytes()
console.log(`/console/: ${desk}`)
if (desk > mostOfDesk) over.push(`/console/: ${desk} of at most ${mostOfDesk}`)
if (over.length > 0) console.error(`not as it must be:\n${over.join('\n')}`)
process.exit(over.length > 0 ? 1 : 0)
