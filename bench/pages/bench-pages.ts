import type { Page } from '@playwright/test'
import type { BenchItems } from './bench-items.ts'
import type { AnswerSign } from './page-probe.ts'

export type BenchPage = {
  name: string
  path: string
  /** The static page that it is measured against; null: against none. */
  baseline: string | null
  /** Whether the reader has chosen English before; else Home opens with the language sheet over it. */
  languageChosen: boolean
  /** On the screen: a reader would begin now. */
  painted: string
  /** What the reader does. Done again when nothing answers. */
  use(page: Page): Promise<void>
  answer: AnswerSign
}

/** Taps the middle of the first element that matches, without waiting for anything; nothing when there is none. */
async function tap(page: Page, selector: string): Promise<void> {
  const middle = await page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  }, selector)
  if (middle) await page.touchscreen.tap(middle.x, middle.y)
}

const languageButton = 'button[aria-haspopup="dialog"]'

/** The button stands on every screen, and its sheet comes without a call. */
const languageSheet: Pick<BenchPage, 'painted' | 'use' | 'answer'> = {
  painted: languageButton,
  use: (page) => tap(page, languageButton),
  answer: { selector: 'dialog[open], :popover-open', goes: false },
}

/** Every page that is measured, in the order of the report. */
export function benchPages({ privilege, news }: BenchItems): BenchPage[] {
  return [
    {
      name: 'log-in',
      path: '/mobile/pages/login/login',
      baseline: '/log-in',
      languageChosen: true,
      painted: 'input[name="mobile"]',
      // Two digits are no number: the page answers by itself, without a call.
      use: async (page) => {
        await tap(page, 'input[name="mobile"]')
        await page.keyboard.insertText('81')
        await tap(page, 'button[type="submit"]')
      },
      answer: { selector: '#error-summary', goes: false },
    },
    { name: 'Home', path: '/mobile/', baseline: '/home', languageChosen: true, ...languageSheet },
    {
      name: 'Home, first visit',
      path: '/mobile/',
      baseline: null,
      languageChosen: false,
      painted: 'dialog[open] button[lang="en"]',
      use: (page) => tap(page, 'dialog[open] button[lang="en"]'),
      answer: { selector: 'dialog[open]', goes: true },
    },
    {
      name: 'Privileges',
      path: '/mobile/pages/tab-bar/privileges/privileges',
      baseline: '/privileges',
      languageChosen: true,
      ...languageSheet,
    },
    {
      name: 'privileges-detail',
      path: `/mobile/pages/privileges-detail/privileges-detail?id=${privilege.id}`,
      baseline: '/privilege',
      languageChosen: true,
      ...languageSheet,
    },
    {
      name: 'news-detail',
      path: `/mobile/pages/news-detail/news-detail?id=${news.id}`,
      baseline: '/news',
      languageChosen: true,
      ...languageSheet,
    },
  ]
}
