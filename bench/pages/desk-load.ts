import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { paymentOptions, startPayment } from '@mwc/contract/payments/payments.calls'
import { readWork } from '@mwc/contract/work/work.calls'
import { type Browser, type Page, chromium } from '@playwright/test'
import { ensureBrowser, launchOptions } from '../../e2e/fixtures/browser/find-browser.ts'
import { signedUpMember } from '../../e2e/fixtures/people/signed-up-member.ts'
import { bankAct } from '../../e2e/fixtures/people/simulated-parties.ts'
import { signInAtDesk } from '../../e2e/fixtures/people/staff-at-desk.ts'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { freePort, runServer } from '../../e2e/fixtures/server/run-server.ts'
import { buildApps } from '../../scripts/build-apps.ts'
import { sumTraffic } from './exchanges.ts'
import { makeCertificate, serveSecureFront, trustOption } from './secure-front.ts'
import { SlowLine } from './slow-line.ts'
import { SlowPhone } from './slow-phone.ts'
import { timesOf } from '../times.ts'

/** How soon staff can use the desk that they open for the first time: docs/measuring.md says what the numbers mean. */
const help = `npm run bench:desk-load -- [--rounds 9] [--cpu 4]
Ends with 1 where the median is above the limit.`

/** Milliseconds from the start of the navigation, at the median. */
const limitMs = 2_000
/** A wired line of an office. */
const office = { roundTripMs: 40, downBytes: 10_000_000 / 8, upBytes: 10_000_000 / 8 }

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    cpu: { type: 'string', default: '4' },
    help: { type: 'boolean', default: false },
  },
})
const cpu = Number(values.cpu)

type Load = { shown: number; usable: number; listed: number; script: number; task: number; requests: number; bytes: number; chain: number }
type Exchanges = SlowPhone['log']['onNetwork']

/** How many turns over the line follow each other: what is asked for after the first of a turn was whole begins a new one. */
function chainOf(exchanges: Exchanges): number {
  let turns = 0
  let lastAt = -Infinity
  for (const { startedAt } of exchanges.toSorted((a, b) => a.startedAt - b.startedAt)) {
    // Asked within a part of a round trip: nothing was answered in between.
    if (startedAt - lastAt > office.roundTripMs / 2) turns += 1
    lastAt = startedAt
  }
  return turns
}

type Desk = { browser: Browser; phone: SlowPhone; base: string; token: string }

/** What is pressed once what waits stands there, and what shows that it was answered. */
const presses = {
  menu: { pressed: 'header button[aria-controls]', answer: 'header button[aria-expanded=false]' },
  link: { pressed: 'main [aria-label="What waits"] a', answer: 'nav a[aria-current][href$="/payment-reviews"]' },
}

/** When something is to be seen. `pressed` is pressed by the page in that moment: trips of the bench count for nothing. */
function whenSeen(page: Page, seen: string, pressed?: string): Promise<number> {
  return page.evaluate(
    ({ seen, pressed }) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(seen)?.checkVisibility()) return void requestAnimationFrame(look)
          resolve(performance.now())
          if (pressed) document.querySelector<HTMLElement>(pressed)?.click()
        }
        look()
      }),
    { seen, pressed },
  )
}

/** Opens the first page as somebody who is signed in, and presses one thing as soon as what waits stands there. */
async function load({ browser, phone, base, token }: Desk, cpu: number, press: keyof typeof presses): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-SG', timezoneId: 'Asia/Singapore' })
  await context.addCookies([{ name: 'desk', value: token, url: `${base}/h5-api`, httpOnly: true, sameSite: 'Strict' }])
  try {
    await phone.set('fast', 1)
    const page = await context.newPage()
    await wait(500)
    await phone.set('slow', cpu)
    phone.log.forget()
    const tools = await context.newCDPSession(page)
    await tools.send('Performance.enable')
    await page.goto(`${base}/console/`, { waitUntil: 'commit' })
    const { pressed, answer } = presses[press]
    const [shown, usable] = await Promise.all([whenSeen(page, 'main li h2', pressed), whenSeen(page, answer)])
    const shownAt = shown + (await page.evaluate(() => performance.timeOrigin))
    const before = phone.log.onNetwork.filter(({ startedAt }) => startedAt <= shownAt)
    const { metrics } = await tools.send('Performance.getMetrics')
    const spent = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN)
    const listed = press === 'link' ? await whenSeen(page, 'main table tbody tr') : usable
    const work = { script: spent('ScriptDuration'), task: spent('TaskDuration') }
    return { shown, usable, listed, ...work, requests: before.length, bytes: sumTraffic(before).total, chain: chainOf(before) }
  } finally {
    await context.close()
  }
}

/** Work that a person has to look at, so that there is something to open. */
async function leaveWork(base: string, desk: string): Promise<void> {
  const { token } = await signedUpMember(base)
  const { plans } = await callServer(base, paymentOptions, {}, token)
  const expectedTotalCents = plans.find(({ plan }) => plan === '6months')?.totalCents ?? 0
  const order = { idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents } as const
  await bankAct(base, (await callServer(base, startPayment, order, token)).transactionNumber, 'payWrongAmount')
  // The bank's word comes after its answer.
  while ((await callServer(base, readWork, {}, desk)).waiting.every(({ total }) => total === 0)) await wait(200)
}

type Measured = { slowed: Load[]; asItIs: Load[] }

async function measure(base: string, line: SlowLine, token: string, trust: string): Promise<Measured> {
  const debugged = await freePort()
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${debugged}`, trust] })
  const phone = await SlowPhone.attach(debugged, line)
  const desk = { browser, phone, base, token }
  /** Usable is what answers to both: the later of the two. */
  const both = async (slower: number): Promise<Load> => {
    const [menu, link] = [await load(desk, slower, 'menu'), await load(desk, slower, 'link')]
    return { ...link, usable: Math.max(menu.usable, link.usable) }
  }
  const slowed: Load[] = []
  const asItIs: Load[] = []
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      slowed.push(await both(cpu))
      asItIs.push(await both(1))
    }
    return { slowed, asItIs }
  } finally {
    phone.close()
    await browser.close()
  }
}

async function run(): Promise<number> {
  ensureBrowser()
  await buildApps()
  const data = mkdtempSync(join(tmpdir(), 'mwc-bench-'))
  const port = await freePort()
  const server = await runServer(data, port, { TRUST_PROXY: '127.0.0.1' })
  const line = new SlowLine(office)
  const certificate = await makeCertificate()
  const front = await serveSecureFront(port, certificate)
  try {
    const token = await signInAtDesk(server.base, server.said(), Temporal.Now.instant())
    const base = `https://127.0.0.1:${await line.open(front.port)}`
    await leaveWork(server.base, token)
    const { slowed: loads, asItIs } = await measure(base, line, token, trustOption(certificate))
    const { median, worst } = timesOf(loads.map(({ usable }) => usable))
    const medianOf = (all: Load[], name: keyof Load) => Math.round(timesOf(all.map((one) => one[name])).median)
    const [first] = loads
    console.log(`The desk over 10 Mbit/s and 40 ms, processor ${cpu} times slower, ${loads.length} first loads:`)
    console.log(`  what waits is shown     ${medianOf(loads, 'shown')} ms at the median`)
    console.log(`  menu and link answer    ${Math.round(median)} ms at the median, ${Math.round(worst)} ms at worst; at most ${limitMs}`)
    console.log(
      `  asked for before        ${first?.requests} requests in ${first?.chain} turns, ${Math.round((first?.bytes ?? 0) / 1000)} kB`,
    )
    console.log(`  the list is there       ${medianOf(loads, 'listed')} ms at the median`)
    console.log(`The page's own work until its link has answered, on this processor as it is:`)
    console.log(`  script                  ${medianOf(asItIs, 'script')} ms at the median`)
    console.log(`  all                     ${medianOf(asItIs, 'task')} ms at the median`)
    console.log(`Load of this machine meanwhile: ${(loadavg()[0] ?? 0).toFixed(1)}`)
    return median <= limitMs ? 0 : 1
  } finally {
    await line.close()
    await front.stop()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

if (values.help) console.log(help)
else process.exitCode = await run()
