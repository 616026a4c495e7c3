import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { ensureBrowser, launchOptions } from '../../e2e/fixtures/browser/find-browser.ts'
import { freePort, runServer } from '../../e2e/fixtures/server/run-server.ts'
import { buildApps } from '../../scripts/build-apps.ts'
import { readBenchItems } from './bench-items.ts'
import { type BenchPage, benchPages } from './bench-pages.ts'
import type { Measured, Side } from './figures.ts'
import { type CardOpening, cardMember, openCard, type SignedInMember } from './open-card.ts'
import { printCards, printMedians, printVerdicts, saySetting } from './print-report.ts'
import { type Lighthouse, runLighthouse } from './run-lighthouse.ts'
import { makeCertificate, serveSecureFront, trustOption } from './secure-front.ts'
import { serveBaseline } from './serve-baseline.ts'
import { SlowLine } from './slow-line.ts'
import { SlowPhone } from './slow-phone.ts'
import { LoadTaker } from './take-load.ts'
import { targetCpu } from './targets.ts'

/** How quickly pages open on a cheap phone, beside static ones of the same form: docs/measuring.md says what the numbers mean. */
const help = `npm run bench:pages -- [--rounds 5] [--cpu 4 --cpu 6] [--page NAME …] [--no-lighthouse]
Numbers go to bench/results/.`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    cpu: { type: 'string', multiple: true, default: ['4', '6'] },
    page: { type: 'string', multiple: true },
    'no-lighthouse': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const cpus = values.cpu.map(Number)
const results = join(import.meta.dirname, '..', 'results')
/** A build puts another folder in its place. */
const built = join(import.meta.dirname, '..', '..', 'mobile', 'dist')

type Bases = Record<Side, string>

function chosenPages(all: BenchPage[]): BenchPage[] {
  const names = all.map(({ name }) => name)
  const unknown = values.page?.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${names.join(', ')}`)
  return all.filter(({ name }) => values.page?.includes(name) ?? true)
}

async function withBrowser<T>(more: string[], work: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const options = launchOptions()
  const args = [...options.args, `--remote-debugging-port=${port}`, ...more]
  const browser = await chromium.launch({ ...options, args })
  try {
    return await work(browser, port)
  } finally {
    await browser.close()
  }
}

/** Whether the app registers a service worker within ten seconds of its first load. */
async function registersWorker(browser: Browser, base: string): Promise<boolean> {
  const page = await browser.newPage()
  await page.goto(`${base}/mobile/`, { waitUntil: 'networkidle' })
  const found = await page.evaluate(async () => {
    const until = Date.now() + 10_000
    const isThere = async () => (await navigator.serviceWorker.getRegistrations()).length > 0
    while (!(await isThere()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
    return isThere()
  })
  await page.context().close()
  return found
}

type Taken = { all: Measured[]; cards: CardOpening[] }

type Fixture = { pages: BenchPage[]; bases: Bases; member: SignedInMember; hasWorker: boolean }

async function measure(browser: Browser, phone: SlowPhone, { pages, bases, member, hasWorker }: Fixture): Promise<Taken> {
  const all: Measured[] = []
  const cards: CardOpening[] = []
  const take = async (bench: BenchPage, side: Side, path: string, cpu: number, round: number) => {
    const taker = new LoadTaker(browser, phone, cpu)
    const used = await taker.use(bench, bases[side], path)
    all.push({ page: bench.name, side, cpu, round, used, ...(await taker.visit(bench, bases[side], path, hasWorker && side === 'ours')) })
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const cpu of cpus) {
      for (const bench of pages) {
        if (bench.baseline !== null) await take(bench, 'baseline', bench.baseline, cpu, round)
        await take(bench, 'ours', bench.path, cpu, round)
      }
      if (hasWorker) cards.push({ cpu, round, shown: await openCard(browser, phone, bases.ours, member, cpu) })
    }
    console.log(`Round ${round} of ${rounds} done.`)
  }
  return { all, cards }
}

/** Pages that Lighthouse cannot judge here are left out, and why is printed. */
async function askLighthouse(base: string, pages: BenchPage[]): Promise<Record<string, Lighthouse>> {
  const answers: Record<string, Lighthouse> = {}
  for (const { name, path } of pages.filter(({ languageChosen }) => languageChosen)) {
    try {
      answers[name] = await withBrowser([], async (_browser, port) => {
        // What a browser does at its own start is not the page's.
        await wait(5_000)
        return runLighthouse(base + path, port)
      })
    } catch (error) {
      console.error(`\nLighthouse on ${name}: ${(error as Error).message}`)
    }
  }
  return answers
}

async function run(): Promise<void> {
  ensureBrowser()
  await buildApps()
  const data = mkdtempSync(join(tmpdir(), 'mwc-bench-'))
  const [port, baselinePort] = [await freePort(), await freePort()]
  const server = await runServer(data, port, { EARLY_HINTS: 'true' })
  const items = await readBenchItems(server.base)
  const pages = chosenPages(benchPages(items))
  const baseline = await serveBaseline(baselinePort, items)
  const line = new SlowLine()
  const certificate = await makeCertificate()
  const fronts = await Promise.all([port, baselinePort].map((inner) => serveSecureFront(inner, certificate)))
  const [ours, theirs] = await Promise.all(fronts.map(async (front) => `https://127.0.0.1:${await line.open(front.port)}`))
  if (!ours || !theirs) throw new Error('two fronts were opened')
  const { ino } = statSync(built)
  const startedAt = new Date().toISOString()
  const file = join(results, `pages-${startedAt.slice(0, 16).replace(':', '')}.json`)
  try {
    const { all, cards, hasWorker, notSlowed } = await withBrowser([trustOption(certificate)], async (browser, port) => {
      const hasWorker = await registersWorker(browser, server.base)
      const phone = await SlowPhone.attach(port, line)
      const fixture = { pages, bases: { ours, baseline: theirs }, member: await cardMember(server.base), hasWorker }
      const taken = await measure(browser, phone, fixture)
      phone.close()
      return { ...taken, hasWorker, notSlowed: [...phone.notSlowed] }
    })
    const busy = loadavg()[1] ?? 0
    if (statSync(built).ino !== ino) throw new Error('The app was built anew while it was measured: measure again.')
    const keep = (more: object) => {
      mkdirSync(results, { recursive: true })
      writeFileSync(file, `${JSON.stringify({ startedAt, rounds, cpus, hasWorker, notSlowed, busy, ...more, cards, all }, null, 1)}\n`)
    }
    keep({})
    for (const { name } of pages) for (const cpu of cpus) printMedians(all, name, cpu)
    printCards(cards)
    const lighthouse = values['no-lighthouse'] ? {} : await askLighthouse(server.base, pages)
    keep({ lighthouse })
    if (cpus.includes(targetCpu)) printVerdicts(pages, all, cards, lighthouse)
    saySetting(hasWorker, notSlowed, busy)
    console.log(`Every load is in ${file}`)
  } finally {
    await line.close()
    await Promise.all(fronts.map((front) => front.stop()))
    await baseline.stop()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

if (values.help) console.log(help)
else await run()
