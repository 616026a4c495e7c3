import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { violationsOn } from '../../fixtures/screens/inspect-screen.ts'
import { goToDeskPage, settled } from '../../fixtures/screens/inspect-desk-page.ts'
import type { Picture } from '../screen-taker.ts'
import type { Finding } from '../screen-taker.ts'

/** A laptop and a tablet. */
const sizes = [
  { name: '1280', width: 1280, height: 800, textPercent: 100 },
  { name: '768', width: 768, height: 1024, textPercent: 100 },
] as const

/** Texts that end in three dots where nothing shows them whole. Runs inside the page. */
function cutTexts(): string[] {
  return (
    [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
      // The menu of a narrow page shows its icons, and their names at a touch.
      .filter((element) => !element.closest('[role=menu]'))
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      .map((element) => (element.textContent ?? '').slice(0, 60))
      .filter((text) => text !== '')
  )
}

/** Whether a call is answered once there is news, and till then by nothing. */
const waitsForNews = (request: Request) => /\/desk\/threads\/[^/]+\?after=/.test(request.url())

/** One of staff in the gallery: opens pages, waits until they stand still, judges them and takes their pictures. */
export class DeskTaker {
  readonly page: Page
  readonly base: string
  readonly pictures: Picture[] = []
  readonly findings: Finding[] = []
  readonly #pending = new Set<Request>()
  readonly #errors: string[] = []

  private constructor(page: Page, base: string) {
    this.page = page
    this.base = base
    page.setDefaultTimeout(30_000)
    page.on('request', (request) => void (waitsForNews(request) || this.#pending.add(request)))
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
    page.on('pageerror', (error) => this.#errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) this.#errors.push(message.text())
    })
  }

  /** Opens a browser of somebody; with a session's token they are signed in. */
  static async open(browser: Browser, base: string, token?: string): Promise<DeskTaker> {
    const context: BrowserContext = await browser.newContext({
      viewport: sizes[0],
      locale: 'en-SG',
      timezoneId: 'Asia/Singapore',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    if (token) await context.addCookies([{ name: 'desk', value: token, url: `${base}/h5-api`, httpOnly: true, sameSite: 'Strict' }])
    return new DeskTaker(await context.newPage(), base)
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  /** Goes to an address below the desk's: the first time by loading it, then as its links do. */
  async goTo(path: string): Promise<void> {
    await goToDeskPage(this.page, this.base, path)
    await this.settle()
  }

  /** Waits until nothing loads any more and what moves has come. */
  async settle(): Promise<void> {
    const until = Date.now() + 30_000
    do {
      await settled(this.page)
      if (Date.now() > until) throw new Error(`still loading: ${[...this.#pending].map((request) => request.url()).join(', ')}`)
    } while (this.#pending.size > 0)
  }

  /** Says that something is not as it must be on the screen at hand. */
  note(screen: string, kind: string, what: string, size = ''): void {
    this.findings.push({ kind, what, screen, size })
  }

  /** Judges the page at hand and takes its picture, at both widths. */
  async take(screen: string): Promise<void> {
    for (const size of sizes) {
      await this.page.setViewportSize(size)
      await this.settle()
      for (const { id, html } of await violationsOn(this.page)) this.note(screen, `axe ${id}`, html.join(' | '), size.name)
      const over = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (over > 0) this.note(screen, 'sideways overflow', `${over} px too wide`, size.name)
      for (const text of await this.page.evaluate(cutTexts)) this.note(screen, 'text cut', text, size.name)
      const isUnder = await this.page.evaluate(() => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null)
      this.pictures.push({ screen, size, jpeg: await this.page.screenshot({ type: 'jpeg', quality: 80, fullPage: !isUnder }) })
    }
    for (const what of this.#errors.splice(0)) this.note(screen, 'error of the desk', what)
    await this.page.setViewportSize(sizes[0])
  }
}
