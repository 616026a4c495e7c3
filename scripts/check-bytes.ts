import { languages } from '@mwc/contract/language'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { loadBuiltApp } from '../server/src/http/load-built-app.ts'

/**
 * Holds the byte budgets of a first visit, in every language: what a phone on prepaid data fetches before it can use log-in or Home.
 * Counted as sent: brotli at its best level. One kB is 1000 bytes.
 */
const budgets = { script: 88_000, page: 14_000, requests: 6 }
const screens = ['/', '/pages/login/login']

const app = await loadBuiltApp()
if (!app) throw new Error('Nothing is built: run node scripts/build.ts first')
const { maker, built } = app
const files = fileURLToPath(new URL('../mobile/dist/public/', import.meta.url))
const programme = { helpline: '6536 2692', whatsapp: '6591234567', codePrefixes: ['+65' as const], today: '2026-01-01', simulated: false }

/** Everything that the page names as a script of the first load: its entry and what it says to fetch beside it. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/(?:<script type="module"[^>]*src|<link rel="modulepreload"[^>]*href)="\/mobile\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
}

const over: string[] = []
for (const path of screens) {
  for (const language of languages) {
    const { html } = await maker.makePage({ path, language, data: { programme, home: null }, app: built })
    const scripts = scriptsOf(html)
    const taken = {
      script: scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(files + file)).length, 0),
      page: brotliCompressSync(html).length,
      // The page, its scripts, and the font.
      requests: scripts.length + 2,
    }
    console.log(`${path} ${language}: script ${taken.script}, page ${taken.page}, requests ${taken.requests}`)
    for (const kind of ['script', 'page', 'requests'] as const)
      if (taken[kind] > budgets[kind]) over.push(`${path} in ${language}: ${kind} ${taken[kind]} of at most ${budgets[kind]}`)
  }
}
if (over.length > 0) console.error(`over budget:\n${over.join('\n')}`)
process.exit(over.length > 0 ? 1 : 0)
