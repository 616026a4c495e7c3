import { type Language, languageTags } from '@mwc/contract/language/language'
import { type Page, expect } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const built = join(import.meta.dirname, '../../mobile/dist/public/assets')

/** Waits until the service worker watches over the page and has kept the first pages and the texts of a language. */
export async function workerReady(page: Page, language: Language = 'english'): Promise<void> {
  const wanted = readdirSync(built).filter((name) => name.startsWith(`words-${language}-`) && name.endsWith('.js')).length
  const isReady = () =>
    page.evaluate(
      async ([tag, name, files]) => {
        const kept = await caches.match(`/mobile/kept/${tag}/pages/login/login`)
        const texts = (await (await caches.open('words')).keys()).filter(({ url }) => url.includes(`words-${name}-`))
        return Boolean(navigator.serviceWorker.controller && kept && texts.length >= files)
      },
      [languageTags[language], language, wanted] as const,
    )
  await expect.poll(isReady).toBe(true)
}

/** Everything that the browser stores for the app, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
}
