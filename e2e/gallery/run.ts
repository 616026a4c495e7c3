import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, languages } from '@mwc/contract/language/language'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser, ensureFonts, launchOptions } from '../fixtures/browser/find-browser.ts'
import { freePort, runServer } from '../fixtures/server/run-server.ts'
import { loadRoutes, openPaths } from './app-routes.ts'
import { missingScripts } from './check-fonts.ts'
import { writeSheet } from './contact-sheet.ts'
import { contentAddresses } from './content-addresses.ts'
import { deskParts, photographDesk } from './desk/photograph-desk.ts'
import { type SignedInMember, signInAs, type State, states } from './member-states.ts'
import { type Found, faultLines } from './report-faults.ts'
import { ScreenTaker, sizes } from './screen-taker.ts'
import { walkCard } from './walk-card.ts'
import { walkJourney } from './walk-journey.ts'
import { walkPrimitives } from './walk-primitives.ts'
import { walkRoutes } from './walk-routes.ts'
import { walkUse } from './walk-use.ts'

/** Pictures of every screen in every language and state and of the desk, and what is wrong with them: `-- --help`. */
const help = `npm run gallery -- [--app member|desk] [--language ${languages.join('|')}] [--state ${states.join('|')}] [--width ${sizes.map(({ name }) => name).join('|')}] [--part ${deskParts.join('|')}]
Each option may be given more than once. Contact sheets go to gallery/.`

/** Two phones at a time: what two cores carry. */
const phones = 2
const folder = join(import.meta.dirname, '..', '..', 'gallery')

const { values } = parseArgs({
  options: {
    app: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    state: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    part: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
})

function chosen<T>(all: readonly T[], nameOf: (one: T) => string, wanted: string[] | undefined): T[] {
  const strange = wanted?.find((name) => !all.some((one) => nameOf(one) === name))
  if (strange) throw new Error(`${strange} is none of ${all.map(nameOf).join(', ')}\n${help}`)
  return all.filter((one) => !wanted || wanted.includes(nameOf(one)))
}

async function photograph(browser: Browser, base: string, routes: Awaited<ReturnType<typeof loadRoutes>>): Promise<Found[]> {
  const chosenSizes = chosen(sizes, ({ name }) => name, values.width)
  const chosenStates = chosen(states, (name) => name, values.state)
  const members = new Map<State, SignedInMember | null>()
  for (const state of chosenStates) members.set(state, await signInAs(base, state))
  const work = chosen(languages, (name) => name, values.language).flatMap((language) => chosenStates.map((state) => ({ language, state })))
  const withQuery = await contentAddresses(base)
  const found: Found[] = []
  const take = async (language: Language, state: State) => {
    const taker = await ScreenTaker.open(browser, base, language, chosenSizes)
    const member = members.get(state) ?? null
    try {
      if (state === 'journey') await walkJourney(taker, language)
      else if (state === 'card') await walkCard(taker, language)
      else if (state === 'use') await walkUse(taker, language)
      else if (state === 'primitives') await walkPrimitives(taker, language)
      else {
        const paths = openPaths(routes, member?.membership.vipStatus ?? null)
        // At the end, since a move within a screen cannot be told from none.
        const addresses = [...paths, ...paths.flatMap((path) => withQuery[path] ?? [])]
        await walkRoutes(taker, language, member, addresses)
      }
    } catch (error) {
      found.push({ kind: 'not walked to its end', what: (error as Error).message, screen: taker.page.url(), size: '', language, state })
    }
    found.push(...taker.findings.map((finding) => ({ ...finding, language, state })))
    await taker.close()
    // After each phone, so that a run that is cut short leaves what it found.
    writeFileSync(join(folder, 'faults.txt'), `${faultLines(found).join('\n')}\n`)
    await writeSheet(browser, `${language}, ${state}`, taker.pictures, join(folder, `${language}-${state}.png`))
    console.log(`${language}, ${state}: ${taker.pictures.length} pictures, ${taker.findings.length} faults`)
  }
  const phone = async () => {
    for (let next = work.shift(); next; next = work.shift()) await take(next.language, next.state)
  }
  await Promise.all(Array.from({ length: phones }, phone))
  return found
}

async function photographMembers(browser: Browser, data: string): Promise<Found[]> {
  const server = await runServer(data, await freePort())
  try {
    return await photograph(browser, server.base, await loadRoutes())
  } finally {
    await server.stop()
  }
}

async function run(): Promise<number> {
  ensureBrowser()
  ensureFonts()
  const browser = await chromium.launch(launchOptions())
  const missing = await missingScripts(browser)
  if (missing.length > 0) {
    await browser.close()
    console.error(`No letters for ${missing.join(', ')} here: what they look like cannot be judged. Install Noto fonts and run this again.`)
    return 2
  }
  const data = mkdtempSync(join(tmpdir(), 'mwc-gallery-'))
  const apps = chosen(['member', 'desk'], (name) => name, values.app)
  try {
    mkdirSync(folder, { recursive: true })
    const found = apps.includes('member') ? await photographMembers(browser, join(data, 'members')) : []
    const parts = chosen(deskParts, (name) => name, values.part)
    if (apps.includes('desk')) found.push(...(await photographDesk(browser, folder, join(data, 'desk'), parts)))
    const lines = faultLines(found)
    console.log(lines.length > 0 ? `${lines.join('\n')}\n` : 'Nothing is wrong with what was looked at.')
    console.log(`Contact sheets and the list of faults are in ${folder}`)
    return lines.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    rmSync(data, { recursive: true, force: true })
  }
}

if (values.help) console.log(help)
else process.exitCode = await run()
