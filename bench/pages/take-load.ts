import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { BenchPage } from './bench-pages.ts'
import { openBlankPage } from './blank-page.ts'
import { sumTraffic, type Traffic } from './exchanges.ts'
import { freshContext } from './fresh-context.ts'
import type { Noted } from './page-probe.ts'
import type { SlowPhone } from './slow-phone.ts'
import { whenAnswered, whenSeen } from './wait-in-page.ts'

export type Paint = { fcp: number | null; lcp: number | null; cls: number }
/** `before` and `workerBefore`: what page and service worker had begun to fetch when the page answered. */
export type UsedLoad = { usable: number | null; tries: number; before: Traffic; fetched: string[]; workerBefore: Traffic }
export type VisitLoads = {
  cold: Paint & { all: Traffic; byWorker: Traffic }
  /** `fetched`: the addresses of the shell's files that came over the network. */
  warm: Paint & { shell: Traffic; fetched: string[]; controlled: boolean }
  /** `why` it painted nothing of ours. Null for the baseline, which has no service worker to open it without a network. */
  offline: (Paint & { painted: boolean; why: string }) | null
}

const answerLimitMs = 60_000
/** Longer than the app waits with what only prepares for later (`whenRested`): that is part of what a first load fetches. */
const laterMs = 3_000
/** A reader taps again after this long without an answer. */
const patienceMs = 1_500

const noted = (page: Page): Promise<Noted> => page.evaluate(() => globalThis.benchNoted)

/** A busy machine paints late: nothing is fetched any more, and nothing has been painted yet. */
async function paint(page: Page): Promise<Paint> {
  await page.waitForFunction(() => globalThis.benchNoted.fcp !== null, undefined, { timeout: 15_000 }).catch(() => undefined)
  const { fcp, lcp, cls } = await noted(page)
  return { fcp, lcp, cls }
}

/** Ends when the page's worker, if it ever has one, is ready to answer without a network. */
async function whenInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const until = Date.now() + 30_000
    const isReady = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
    while (!(await isReady()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  })
}

/** The phone with one context for each visit, one page at a time. */
export class LoadTaker {
  readonly #browser: Browser
  readonly #phone: SlowPhone
  readonly #cpu: number

  constructor(browser: Browser, phone: SlowPhone, cpu: number) {
    this.#browser = browser
    this.#phone = phone
    this.#cpu = cpu
  }

  async #open(context: BrowserContext, address: string, before?: Page): Promise<Page> {
    const page = await openBlankPage(context, this.#phone, 'slow', this.#cpu, before)
    await page.goto(address, { waitUntil: 'commit' })
    // A worker that was started by this navigation has forgotten how slow it is.
    await this.#phone.slowWorkers()
    await page.waitForLoadState()
    return page
  }

  /** First load untouched (a touch ends the browser's search for the largest paint), then when idle, then offline. */
  async visit(bench: BenchPage, base: string, path: string, hasWorker: boolean): Promise<VisitLoads> {
    const context = await freshContext(this.#browser, bench, base)
    try {
      const first = await this.#open(context, base + path)
      await this.#phone.whenQuiet(laterMs)
      const { onNetwork } = this.#phone.log
      const worker = onNetwork.filter(({ byWorker }) => byWorker)
      const cold = { ...(await paint(first)), all: sumTraffic(onNetwork), byWorker: sumTraffic(worker) }
      // The worker may fill its cache at full speed: only what the reader waits for is measured.
      await this.#phone.set('fast', 1)
      if (hasWorker) await whenInstalled(first)
      await this.#phone.whenQuiet()
      if (hasWorker) await this.#phone.stopWorkers()
      const second = await this.#open(context, base + path, first)
      await this.#phone.whenQuiet()
      const shell = this.#phone.log.onNetwork.filter(({ kind }) => kind !== 'call')
      const controlled = await second.evaluate(() => navigator.serviceWorker.controller !== null)
      const fetched = shell.map(({ url }) => url.slice(base.length))
      const warm = { ...(await paint(second)), shell: sumTraffic(shell), fetched, controlled }
      return { cold, warm, offline: bench.path === path ? await this.#reloadOffline(second, base) : null }
    } finally {
      await context.close()
    }
  }

  async #reloadOffline(page: Page, base: string): Promise<Paint & { painted: boolean; why: string }> {
    await this.#phone.set('none', this.#cpu)
    this.#phone.log.forget()
    try {
      await page.reload({ timeout: 30_000 })
      await this.#phone.whenQuiet()
      const painted = await paint(page)
      const hasTitle = await page.evaluate(() => Boolean(document.querySelector('h1')?.textContent))
      const reached = this.#phone.log.onNetwork.some(({ bytes }) => bytes > 0)
      if (reached) throw new Error('A reload that should be offline reached the network.')
      const isOurs = hasTitle && page.url().startsWith(base)
      return { ...painted, painted: painted.fcp !== null && isOurs, why: isOurs ? '' : `without a title at ${page.url()}` }
    } catch (error) {
      if (!(error instanceof Error && /net::ERR_|Timeout/.test(error.message))) throw error
      return { fcp: null, lcp: null, cls: 0, painted: false, why: error.message }
    }
  }

  /** First load with a reader who taps as soon as the control is there: how long until the page has visibly answered. */
  async use(bench: BenchPage, base: string, path: string): Promise<UsedLoad> {
    const context = await freshContext(this.#browser, bench, base)
    try {
      const page = await openBlankPage(context, this.#phone, 'slow', this.#cpu)
      await page.goto(base + path, { waitUntil: 'commit' })
      const begin = await whenSeen(page, bench.painted, answerLimitMs)
      if (!begin) throw new Error(`${path} was not painted`)
      const startedAt = begin.timeOrigin
      const { answeredAt, tries } = await this.#useUntilAnswered(page, bench)
      await this.#phone.whenQuiet()
      const begun = this.#phone.log.onNetwork.filter((exchange) => exchange.startedAt <= (answeredAt ?? Infinity))
      const byPage = begun.filter(({ byWorker }) => !byWorker)
      const fetched = byPage.map(({ url }) => url.slice(base.length))
      const workerBefore = sumTraffic(begun.filter(({ byWorker }) => byWorker))
      return { usable: answeredAt === null ? null : answeredAt - startedAt, tries, before: sumTraffic(byPage), fetched, workerBefore }
    } finally {
      await context.close()
    }
  }

  /** Wall clock of the answer: a page that was left for another (a form sent before its script ran) starts its own clock anew. */
  async #useUntilAnswered(page: Page, bench: BenchPage): Promise<{ answeredAt: number | null; tries: number }> {
    const until = Date.now() + answerLimitMs
    for (let tries = 1; ; tries += 1) {
      try {
        await bench.use(page)
        const answer = await whenAnswered(page, patienceMs)
        if (answer) return { answeredAt: answer.timeOrigin + answer.at, tries }
      } catch (error) {
        if (!(error as Error).message.includes('context was destroyed')) throw error
      }
      if (Date.now() > until) return { answeredAt: null, tries }
    }
  }
}
