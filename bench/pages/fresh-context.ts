import type { Browser, BrowserContext } from '@playwright/test'
import type { BenchPage } from './bench-pages.ts'
import { noteInPage } from './page-probe.ts'

/** A browser nobody has used, on the screen of a small phone. */
export async function freshContext(browser: Browser, { languageChosen, answer }: BenchPage, base: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-SG',
    timezoneId: 'Asia/Singapore',
  })
  if (languageChosen) {
    await context.addCookies([{ name: 'LANGUAGE', value: 'english', url: base }])
    await context.addInitScript(() => localStorage.setItem('LANGUAGE', 'english'))
  }
  await context.addInitScript(noteInPage, answer)
  return context
}
