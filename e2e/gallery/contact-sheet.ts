import { writeFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { Picture } from './screen-taker.ts'

/** Wide enough for the tallest sheet to stay under what a browser photographs at once, 16384 px. */
const sheetWidth = 3_600
/** Pictures are shown at half their size. */
const scale = 0.5

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function figureOf(screen: string, pictures: Picture[]): string {
  const images = pictures.map(
    ({ jpeg, size }) =>
      `<div><small>${size.name}</small><img width="${size.width * scale}" src="data:image/jpeg;base64,${jpeg.toString('base64')}"></div>`,
  )
  return `<figure><figcaption>${plain(screen)}</figcaption><section>${images.join('')}</section></figure>`
}

/** Puts the pictures of one language and state on one sheet, a PNG at `file`; the browser itself lays it out. */
export async function writeSheet(browser: Browser, title: string, pictures: Picture[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } })
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
    body { margin: 24px; font: 16px system-ui, sans-serif; background: #d8dcdd; color: #1b2a2e }
    main { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
    figure { margin: 0; padding: 8px; background: #fff } figcaption { font-weight: 600; margin-bottom: 6px; max-width: 540px; overflow-wrap: anywhere }
    section { display: flex; gap: 8px; align-items: start; margin: 0 } small { display: block } img { display: block; border: 1px solid #7c8a8c }
    </style><h1>${plain(title)}</h1><main>${[...Map.groupBy(pictures, ({ screen }) => screen)].map(([screen, own]) => figureOf(screen, own)).join('')}</main>`)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  writeFileSync(file, await page.screenshot({ fullPage: true }))
  await page.close()
}
