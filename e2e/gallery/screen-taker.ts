import type { Browser, Page, Request } from '@playwright/test'
import { languageTags, type Language } from '@mwc/contract/language/language'
import { violationsOn } from '../fixtures/screens/inspect-screen.ts'
import { type Fault, lookAtScreen } from './look-at-screen.ts'

/** A width in CSS pixels, how large the reader set the text, and whether the phone is set to dark. */
export type Size = { name: string; width: number; height: number; textPercent: number; isDark?: true }
export const sizes: readonly Size[] = [
  { name: '320', width: 320, height: 640, textPercent: 100 },
  { name: '412', width: 412, height: 860, textPercent: 100 },
  { name: '200%', width: 320, height: 640, textPercent: 200 },
  { name: 'dark', width: 412, height: 860, textPercent: 100, isDark: true },
]

export type Picture = { screen: string; size: Size; jpeg: Buffer }
export type Finding = Fault & { screen: string; size: string }

const settleLimitMs = 30_000

/** A question that waits on the server for a change is not something that still loads. */
function isLongPoll(request: Request): boolean {
  return /\/(payments\/[^/?]+|messages)\?.*after=/.test(request.url())
}

/** One phone in the gallery: moves through the app, waits until a screen stands still, judges it and takes its picture. */
export class ScreenTaker {
  readonly page: Page
  readonly pictures: Picture[] = []
  readonly findings: Finding[] = []
  readonly base: string
  readonly #sizes: readonly Size[]
  readonly #pending = new Set<Request>()
  readonly #errors: string[] = []

  private constructor(page: Page, base: string, wanted: readonly Size[]) {
    this.page = page
    this.base = base
    this.#sizes = wanted
    page.setDefaultTimeout(settleLimitMs)
    page.on('request', (request) => isLongPoll(request) || this.#pending.add(request))
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
    page.on('pageerror', (error) => this.#errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) this.#errors.push(message.text())
    })
  }

  static async open(browser: Browser, base: string, language: Language, wanted: readonly Size[]): Promise<ScreenTaker> {
    const first = wanted[0] ?? { width: 320, height: 640 }
    const context = await browser.newContext({
      viewport: { width: first.width, height: first.height },
      isMobile: true,
      hasTouch: true,
      locale: languageTags[language],
      timezoneId: 'Asia/Singapore',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    // As on every load but the very first: in the product's own font.
    await context.addInitScript(() => localStorage.setItem('FONT_KEPT', '1'))
    return new ScreenTaker(await context.newPage(), base, wanted)
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  /** Loads a path of the app anew; the first one twice, since the app's font is used once it is at hand. */
  async load(path: string): Promise<void> {
    const address = `${this.base}/mobile${path}`
    if (this.page.url() === 'about:blank') await this.open(address)
    await this.open(address)
  }

  /** Opens a whole address. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.settle()
  }

  /** Goes to a path the way the app itself does, without loading the page again. */
  async moveTo(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      if (location.pathname + location.search === to) return
      document.querySelector('h1')?.setAttribute('data-left', '')
      history.pushState({ depth: 1, key: to }, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/mobile${path}`)
    await this.settle()
  }

  /** Waits until nothing loads: no request, no skeleton, no busy button, fonts and pictures there, and two frames drawn since. */
  async settle(): Promise<void> {
    const until = Date.now() + settleLimitMs
    do {
      await this.page.waitForFunction(
        () =>
          document.querySelector('h1')?.textContent &&
          ![...document.querySelectorAll('[data-left], .animate-pulse, [aria-busy=true], button[aria-disabled=true]')].some(
            // What the page of primitives shows as loading stays so.
            (busy) => busy.checkVisibility() && !busy.closest('[data-specimen]'),
          ) &&
          document.fonts.status === 'loaded' &&
          // Those further down come when they are near.
          [...document.images].every((image) => image.complete || image.loading === 'lazy'),
      )
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      if (Date.now() > until) throw new Error(`still loading: ${[...this.#pending].map((request) => request.url()).join(', ')}`)
    } while (this.#pending.size > 0)
  }

  /** Judges the screen at hand and takes its picture, at every size; axe looks at the first and at the dark. */
  async take(screen: string): Promise<void> {
    await this.settle()
    for (const [i, size] of this.#sizes.entries()) {
      await this.#resize(size.width, size.height)
      await this.page.emulateMedia({ colorScheme: size.isDark ? 'dark' : 'light' })
      await this.page.evaluate(async (percent) => {
        document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`
        scrollTo(0, 0)
        await document.fonts.ready
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }, size.textPercent)
      const faults = await this.page.evaluate(lookAtScreen)
      if (i === 0 || size.isDark) faults.push(...(await this.#accessibilityFaults()))
      for (const fault of faults) this.findings.push({ ...fault, screen, size: size.name })
      this.pictures.push({ screen, size, jpeg: await this.#photograph(size) })
    }
    for (const what of this.#errors.splice(0)) this.findings.push({ kind: 'error of the app', what, screen, size: '' })
    const first = this.#sizes[0]
    await this.page.evaluate(() => void (document.documentElement.style.fontSize = ''))
    await this.page.emulateMedia({ colorScheme: 'light' })
    if (first) await this.#resize(first.width, first.height)
  }

  /** Sets the view, and waits until the page has it in every unit: `dvh` comes some frames after the others. */
  async #resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height })
    await this.page.waitForFunction(
      ([width, height]) => {
        const probe = document.createElement('div')
        probe.style.cssText = 'position:fixed;visibility:hidden;width:100vw;height:100dvh'
        document.documentElement.append(probe)
        const shown = probe.getBoundingClientRect()
        probe.remove()
        return innerWidth === width && innerHeight === height && shown.width === width && shown.height === height
      },
      [width, height] as const,
    )
  }

  /** The page in a view of its whole height, so that bars stand at its foot. Under a sheet, the view keeps the phone's height. */
  async #photograph({ width, height }: Size): Promise<Buffer> {
    const whole = await this.page.evaluate(() => (document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight))
    if (whole > height) await this.#resize(width, whole)
    await this.page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect()
        // Those outside the picture come when they are near, if ever.
        const isOutside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight
        return image.complete || isOutside || !image.checkVisibility()
      }),
    )
    return this.page.screenshot({ type: 'jpeg', quality: 70, fullPage: whole > 0 })
  }

  async #accessibilityFaults(): Promise<Fault[]> {
    const violations = await violationsOn(this.page)
    return violations.flatMap(({ id, html }) => html.map((what) => ({ kind: `axe ${id}`, what })))
  }
}
