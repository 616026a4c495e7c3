import { languageTags } from '@mwc/contract/language'
import { currentLanguage, followSession } from '../shared/session.ts'
import { writeStored } from '../shared/storage.ts'
import { readerCache, readerNote } from '../worker/kept-pages.ts'
import { followUpdates } from './update-offer.ts'

/** Notes the reader's language where the worker can read it, and has it keep the pages and texts of another one. */
async function noteLanguage(): Promise<void> {
  const tag = languageTags[currentLanguage()]
  const reader = await caches.open(readerCache)
  const before = await (await reader.match(readerNote))?.text()
  if (before === tag) return
  await reader.put(readerNote, new Response(tag))
  if (before !== undefined) (await navigator.serviceWorker.ready).active?.postMessage('languageChanged')
}

/** Registers the service worker, which keeps the app on the phone. Without one (old private windows) the app works as well, online. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await noteLanguage()
  let noted = currentLanguage()
  followSession(() => {
    if (noted === currentLanguage()) return
    noted = currentLanguage()
    noteLanguage().catch(() => undefined)
  })
  // It has kept the product's own font by then: pages are written in it from the next load on, see early.js.
  navigator.serviceWorker.ready.then(
    () => writeStored('local', 'FONT_KEPT', '1'),
    () => undefined,
  )
  followUpdates(await navigator.serviceWorker.register('/mobile/service-worker.js', { scope: '/mobile/', type: 'classic' }))
}
