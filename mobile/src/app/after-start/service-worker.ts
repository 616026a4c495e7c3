import { languageTags } from '@mwc/contract/language/language'
import { currentLanguage, followSession, getSession } from '../../shared/session/session.ts'
import { openCache } from '../../shared/storage/asynchronous/open-cache.ts'
import { trustedWorker } from '../../shared/scripts/trusted-texts.ts'
import { writeStored } from '../../shared/storage/storage.ts'
import { readerNote } from '../../shared/pages/page-caches.ts'
import { appBase } from '../../paths/paths.ts'
import { followUpdates } from '../offers/update-offer.ts'

/** Notes the reader's language where the worker can read it. */
async function noteLanguage(): Promise<void> {
  await (await openCache('reader')).put(readerNote, new Response(languageTags[currentLanguage()]))
}

async function tellWorker(message: string | string[]): Promise<void> {
  ;(await navigator.serviceWorker.ready).active?.postMessage(message)
}

const isSignedIn = () => getSession().token !== null

/**
 * Has the worker keep what it lacks of the reader's language, and of a member's screens.
 * Asked at every load: a broken line, or a page that was left early, may have kept only a part.
 */
async function keepForReader(): Promise<void> {
  await tellWorker('keepForReader')
  if (isSignedIn()) await tellWorker('keepForMember')
}

/** Has the worker keep what was opened: the browser fetches code without asking it, see `static-routing.ts`. */
function keepLoaded(): void {
  const loaded = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => new URL(name).pathname)
    tellWorker(files.filter((path) => path.startsWith(`${appBase}/assets/`))).catch(() => undefined)
  })
  loaded.observe({ type: 'resource', buffered: true })
}

/** Registers the service worker, which keeps the app on the phone. Without one (old private windows) the app works online. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await noteLanguage()
  let noted = [currentLanguage(), isSignedIn()].join()
  followSession(() => {
    const now = [currentLanguage(), isSignedIn()].join()
    if (noted === now) return
    noted = now
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
  keepLoaded()
  followUpdates(await navigator.serviceWorker.register(trustedWorker('/mobile/service-worker.js'), { scope: '/mobile/', type: 'classic' }))
}
