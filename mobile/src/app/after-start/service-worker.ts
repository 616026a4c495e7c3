import { languageTags } from '@mwc/contract/language/language'
import { currentLanguage, followSession } from '../../shared/session/session.ts'
import { openCache } from '../../shared/storage/asynchronous/open-cache.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { readerNote } from '../../shared/pages/page-caches.ts'
import { followUpdates } from '../offers/update-offer.ts'

/** Notes the reader's language where the worker can read it. */
async function noteLanguage(): Promise<void> {
  await (await openCache('reader')).put(readerNote, new Response(languageTags[currentLanguage()]))
}

/**
 * Has the worker keep what it lacks of the reader's language.
 * Asked at every load: a broken line, or a page that was left early, may have kept only a part.
 */
async function keepForReader(): Promise<void> {
  ;(await navigator.serviceWorker.ready).active?.postMessage('keepForReader')
}

/** Registers the service worker, which keeps the app on the phone. Without one (old private windows) the app works online. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await noteLanguage()
  let noted = currentLanguage()
  followSession(() => {
    if (noted === currentLanguage()) return
    noted = currentLanguage()
    noteLanguage()
      .then(keepForReader)
      .catch(() => undefined)
  })
  // It has kept the product's own font by then: pages are written in it from the next load on, see before-hydration.js.
  navigator.serviceWorker.ready.then(
    () => writeStored('localStorage', 'FONT_KEPT', '1'),
    () => undefined,
  )
  keepForReader().catch(() => undefined)
  followUpdates(await navigator.serviceWorker.register('/mobile/service-worker.js', { scope: '/mobile/', type: 'classic' }))
}
