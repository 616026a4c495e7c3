import { listNews, listPrivileges } from '@mwc/contract/content/content.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { type Language, languageTags } from '@mwc/contract/language/language'
import { type Page, expect } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { openAt, whenHydrated } from './fixtures/screens/open-page.ts'
import { workerReady } from './fixtures/browser/service-worker.ts'
import { test } from './fixtures/server/test-with-own-desk.ts'
import { wordsOf } from './fixtures/screens/words.ts'

test.use({ serviceWorkers: 'allow' })

const newsDetail = '/pages/news-detail/news-detail'

/** What a cached page says of itself, and whether a service worker had to run for it. */
const opening = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { isCached: navigation?.serverTiming.some(({ name }) => name === 'kept'), ranWorker: navigation?.workerStart !== 0 }
  })

/** Waits until the phone keeps a page under an address, in a language. */
async function cachedPage(page: Page, address: string, language: Language = 'english'): Promise<void> {
  const read = () => page.evaluate(async (address) => (await caches.match(address))?.text() ?? '', address)
  // The server makes each page when it is first asked for, and the worker asks in its own time.
  await expect.poll(read, { timeout: 20_000 }).toContain(`lang="${languageTags[language]}"`)
}

test('Home, log-in and card open from what the phone keeps, without a network and without starting its worker @release', async ({
  page,
  base,
  context,
}) => {
  const words = await openAt(page, base, '/')
  await workerReady(page)
  const starts = {
    '/': words.home.visitorTitle,
    '/pages/login/login': words.account.logIn,
    '/pages/tab-bar/member/member': words.account.logIn,
  }
  for (const path of Object.keys(starts)) await cachedPage(page, `/mobile${path}`)
  await context.setOffline(true)
  for (const [path, text] of Object.entries(starts)) {
    await page.goto(`${base}/mobile${path}`)
    expect(await opening(page)).toEqual({ isCached: true, ranWorker: false })
    await expect(page.getByText(text).first()).toBeVisible()
  }
})

test('once another language is chosen, they open in it @release', async ({ page, base, context }) => {
  const words = await openAt(page, base, '/')
  await workerReady(page)
  await cachedPage(page, '/mobile/')
  await page.getByRole('button', { name: words.shared.chooseLanguage }).click()
  await page.getByRole('dialog').locator('button[lang=bn]').click()
  await workerReady(page, 'bengali')
  await cachedPage(page, '/mobile/', 'bengali')
  await cachedPage(page, '/mobile/pages/login/login', 'bengali')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(wordsOf.bengali.home.visitorTitle)).toBeVisible()
})

test('an item that was read opens as it stood, is read anew, and goes when staff have ended it @release', async ({ page, base, desk }) => {
  const [item] = (await callServer(base, listNews, {})).news
  if (!item) throw new Error('The seed has news')
  const path = `${newsDetail}?id=${item.id}`
  const words = await openAt(page, base, path)
  await workerReady(page)
  await page.reload()
  await cachedPage(page, `/mobile/kept/en${path}`)
  const written = (await callServer(base, contentDesk.news.list, { page: 1, pageSize: 100 }, desk.token)).rows.find(
    ({ id }) => id === item.id,
  )
  if (!written) throw new Error('The desk has what members read')
  const { id, version, title, summary, body, position, publishFrom } = written
  const publishTo = Temporal.Now.instant().toString()
  await callServer(base, contentDesk.news.edit, { id, version, title, summary, body, position, publishFrom, publishTo }, desk.token)
  const held = Promise.withResolvers<void>()
  await page.context().route('**/h5-api/h5/news/*', async (route) => {
    await held.promise
    await route.continue()
  })
  // Held no longer than the app waits for an answer: what stood would stay, with its age.
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText(item.title).first()).toBeVisible()
  held.resolve()
  expect((await opening(page)).isCached).toBe(true)
  await expect(page.getByRole('heading', { name: words.content.gone })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(item.title)).toHaveCount(0)
})

test('the words of a cached item stay in their place while it is read anew, however late the code for their marks comes @release', async ({
  page,
  base,
}) => {
  const [item] = (await callServer(base, listPrivileges, {})).privileges
  if (!item) throw new Error('The seed has privileges')
  const path = `/pages/privileges-detail/privileges-detail?id=${item.id}`
  await openAt(page, base, path)
  await workerReady(page)
  await page.reload()
  await cachedPage(page, `/mobile/kept/en${path}`)
  // As on a phone that lost a part of what it kept: the code is asked of the server, and held there.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('/markdown-text-')) await cache.delete(request)
    }
  })
  const code = Promise.withResolvers<void>()
  await page.context().route('**/assets/markdown-text-*', async (route) => {
    await code.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/markdown-text-*')
  await page.addInitScript(() => {
    // An hour later: what was kept is asked for anew.
    const { now } = Date
    Date.now = () => now() + 3_600_000
    document.addEventListener('DOMContentLoaded', () => {
      const words = document.querySelector('#root section')?.textContent
      new MutationObserver(() => {
        if (document.querySelector('#root section')?.textContent !== words) Object.assign(globalThis, { wordsWent: true })
      }).observe(document, { subtree: true, childList: true })
    })
  })
  const readAnew = page.waitForResponse(`**/h5-api/h5/privileges/${item.id}*`)
  await page.reload()
  await Promise.all([asked, readAnew])
  await whenHydrated(page)
  const wentAway = () => page.evaluate(() => 'wordsWent' in globalThis)
  await expect(page.getByRole('heading', { name: item.title }).first()).toBeVisible()
  expect(await wentAway()).toBe(false)
  code.resolve()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/markdown-text-'))))
    .toBe(true)
  expect(await wentAway()).toBe(false)
})
