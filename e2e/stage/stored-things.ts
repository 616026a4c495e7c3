import type { Page } from '@playwright/test'
import { type Life, stored } from '../../mobile/src/shared/stored/stored.ts'

/** What builds before stored goes with the first answer to everybody. */
const { KEPT_PROGRAMME: _, ...local } = stored.localStorage
const table = {
  local,
  tab: stored.sessionStorage,
  cookies: stored.cookies,
  databases: stored.indexedDB,
  caches: stored.caches,
}
const names = Object.fromEntries(Object.entries(table).map(([place, rows]) => [place, Object.keys(rows)])) as Record<
  keyof typeof table,
  string[]
>

/** Everything that the app may store and that has one of these lives, as `storedThings` names it. */
export function thingsOf(...lives: Life[]): string[] {
  return Object.entries(table).flatMap(([place, names]) =>
    Object.entries<Life>(names)
      .filter(([, life]) => lives.includes(life))
      .map(([name]) => `${place}/${name}`),
  )
}

/** Puts something under every name of the table under which nothing is stored yet. */
export async function fillEverything(page: Page): Promise<void> {
  await page.evaluate(async (names) => {
    const fill = (storage: Storage, keys: string[]) =>
      keys.filter((key) => storage.getItem(key) === null).forEach((key) => storage.setItem(key, 'something'))
    fill(localStorage, names.local)
    fill(sessionStorage, names.tab)
    for (const name of names.caches) await (await caches.open(name)).put('/mobile/something', new Response('something'))
    const there = (await indexedDB.databases()).map(({ name }) => name)
    for (const name of names.databases) {
      if (there.includes(name)) continue
      const opening = indexedDB.open(name, 1)
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      opening.result.close()
    }
  }, names)
}

/** What the browser stores for the app, by place and name; caches whose name the build completes by its beginning. */
export async function storedThings(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local/${key}`),
    ...Object.keys(sessionStorage).map((key) => `tab/${key}`),
    ...document.cookie.split('; ').flatMap((cookie) => (cookie ? [`cookies/${cookie.split('=')[0]}`] : [])),
    ...(await indexedDB.databases()).map(({ name }) => `databases/${name}`),
    ...(await caches.keys()).map((name) => `caches/${name}`),
  ])
  const beginnings = names.caches.filter((name) => name.endsWith('-'))
  const short = (thing: string) => beginnings.map((name) => `caches/${name}`).find((beginning) => thing.startsWith(beginning)) ?? thing
  return [...new Set(found.map(short))].toSorted()
}
