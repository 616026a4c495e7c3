import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isLanguage, type Language } from '@mwc/contract/language/language'
import { chromium } from '@playwright/test'
import { allTexts } from '../../scripts/words/all-texts.ts'
import { type Group, pageOfTexts } from '../../scripts/words/page-of-texts.ts'
import { readOldTexts } from '../../scripts/words/read-old-texts.ts'
import { ensureBrowser, ensureFonts, launchOptions } from '../fixtures/browser/find-browser.ts'
import { freePort, runServer } from '../fixtures/server/run-server.ts'
import { loadRoutes, openPaths } from '../gallery/app-routes.ts'
import { contentAddresses } from '../gallery/content-addresses.ts'
import { signInAs } from '../gallery/member-states.ts'
import { ScreenTaker, sizes } from '../gallery/screen-taker.ts'
import { walkRoutes } from '../gallery/walk-routes.ts'

/** Every text of a language beside its English, by screen, on one page for whoever reads that language. */
const help = `npm run words -- chinese|bengali|tamil [--since 2026-11-01] [--without-pictures]
The page goes to gallery/; --since marks what has changed since a day. Pictures take some minutes.`

const { values, positionals } = parseArgs({
  options: { since: { type: 'string' }, 'without-pictures': { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
})
const folder = join(import.meta.dirname, '..', '..', 'gallery')
type Pictures = Map<string, Buffer[]>

/** Who sees which screens: together they see them all. */
const readers = ['visitor', 'active', 'pending'] as const

async function takePictures(language: Language): Promise<Pictures> {
  ensureBrowser()
  ensureFonts()
  const browser = await chromium.launch(launchOptions())
  const data = mkdtempSync(join(tmpdir(), 'mwc-words-'))
  const server = await runServer(data, await freePort())
  const pictures: Pictures = new Map()
  try {
    const [routes, withQuery] = [await loadRoutes(), await contentAddresses(server.base)]
    for (const state of readers) {
      const member = await signInAs(server.base, state)
      const taker = await ScreenTaker.open(browser, server.base, language, sizes.slice(0, 1))
      const paths = openPaths(routes, member?.membership.vipStatus ?? null)
      await walkRoutes(taker, language, member, [...paths, ...paths.flatMap((path) => withQuery[path] ?? [])])
      for (const { screen, jpeg } of taker.pictures) {
        const path = screen.split('?')[0] ?? ''
        pictures.set(path, [...(pictures.get(path) ?? []), jpeg])
      }
      await taker.close()
      console.log(`${state}: ${taker.pictures.length} pictures`)
    }
    return pictures
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The screens as the table of routes has them, with the sections of words that each names; then what is said elsewhere. */
async function groupsWith(pictures: Pictures): Promise<Group[]> {
  const screens = (await loadRoutes()).map(({ paths: [path], screen }) => ({
    title: `${path} (${screen.file})`,
    starts: screen.words.map((section) => `app.${section}.`),
    pictures: pictures.get(path) ?? [],
  }))
  const group = (title: string, ...starts: string[]) => ({ title, starts, pictures: [] })
  return [
    group('On every screen', 'app.shared.', 'app.account.'),
    ...screens,
    group('What the server refuses, and says', 'server.'),
    group('Notifications', 'notifications.'),
    group('What is wrong with a field', 'fields.'),
    group('Example content', 'content.'),
  ]
}

async function run(): Promise<number> {
  const language = positionals[0] === 'tamil' ? 'india' : positionals[0]
  const isDay = values.since === undefined || /^\d{4}-\d\d-\d\d$/.test(values.since)
  if (values.help || !isLanguage(language) || !isDay) {
    console.log(help)
    return values.help ? 0 : 2
  }
  const compared = values.since ? { since: values.since, ...readOldTexts(language, values.since) } : null
  const pictures: Pictures = values['without-pictures'] ? new Map() : await takePictures(language)
  const page = pageOfTexts(language, await groupsWith(pictures), allTexts, compared)
  const file = join(folder, `words-${positionals[0]}.html`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, page)
  console.log(`${Object.keys(allTexts[language]).length} texts are in ${file}`)
  return 0
}

process.exitCode = await run()
