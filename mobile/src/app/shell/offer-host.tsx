import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

type OfferName = 'update' | 'browser' | 'install'

let offers: Partial<Record<OfferName, ReactNode>> = {}
const listeners = new Set<() => void>()

/** Offers something to the reader, or takes the offer back with null. A new version comes before anything else. */
export function setOffer(name: OfferName, face: ReactNode): void {
  offers = { ...offers, [name]: face }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place where offers appear; once in the app. */
export function OfferHost() {
  const shown = useSyncExternalStore(
    subscribe,
    () => offers.update ?? offers.browser ?? offers.install ?? null,
    () => null,
  )
  return <div aria-live="polite">{shown}</div>
}
