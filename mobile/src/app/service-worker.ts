import { languageTags } from '@mwc/contract/language'
import { currentLanguage } from '../shared/session.ts'
import { readerCache, readerNote, wordsCache } from '../worker/kept-pages.ts'

/** Words that this page loaded before a worker watched over it: the worker keeps those that pass through it only. */
async function keepLoadedWords(): Promise<void> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const words = new Set(urls.filter((url) => /\/mobile\/assets\/words-/.test(url)))
  await (await caches.open(wordsCache)).addAll([...words])
}

/** Notes the reader's language where the worker can read it. */
async function noteLanguage(): Promise<void> {
  const tag = languageTags[currentLanguage()]
  const reader = await caches.open(readerCache)
  const before = await (await reader.match(readerNote))?.text()
  if (before === tag) return
  await reader.put(readerNote, new Response(tag))
  if (before !== undefined) navigator.serviceWorker.controller?.postMessage('languageChanged')
}

/** Registers the service worker, which keeps the app on the phone. Without one (old private windows) the app works as well, online. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await noteLanguage()
  await navigator.serviceWorker.register('/mobile/service-worker.js', { scope: '/mobile/', type: 'classic' })
  await keepLoadedWords()
}
