import { createElement } from 'react'
import { currentLanguage } from '../../shared/session/session.ts'
import { loadWords } from '../../words/load-words.ts'
import { setOffer } from '../shell/offer-host.tsx'

const hourMs = 3_600_000

/** Offers the version that waits in the registration, and loads the page anew once it has taken over: never during a payment. */
async function offerUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  const [{ FollowNewVersion, UpdateBar }] = await Promise.all([import('./update-bar.tsx'), loadWords(currentLanguage(), ['offers'])])
  // Its code is at hand now: the new version takes the old one's files away.
  navigator.serviceWorker.addEventListener('controllerchange', () => setOffer('update', createElement(FollowNewVersion)), { once: true })
  const onUpdate = () => {
    if (!registration.waiting) location.reload()
    registration.waiting?.postMessage('takeOver')
  }
  setOffer('update', createElement(UpdateBar, { onUpdate, onLater: () => setOffer('update', null) }))
}

function checkEveryHour(registration: ServiceWorkerRegistration): void {
  let checked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - checked) < hourMs) return
    checked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Looks for new versions at launch, and when the page is seen again after an hour. The first one needs no offer. */
export function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = () => void (navigator.serviceWorker.controller && offerUpdate(registration).catch(() => undefined))
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer()
    })
  if (registration.waiting) offer()
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  checkEveryHour(registration)
}
