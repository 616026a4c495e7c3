import { useSyncExternalStore } from 'react'

/** WGS 84, degrees. */
export type Position = { latitude: number; longitude: number }

/** `refused` by the reader or the browser; `failed` where the phone could not tell. */
export type NearMe = { is: 'off' | 'asking' | 'refused' | 'failed' } | { is: 'on'; position: Position }

const off: NearMe = { is: 'off' }
const patienceMs = 20_000
/** A bus ride ago is near enough. */
const oldestMs = 5 * 60_000

let near: NearMe = off
const listeners = new Set<() => void>()

function set(next: NearMe): void {
  near = next
  for (const listener of listeners) listener()
}

/** About ten metres: shops are told apart, a room is not. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

/** Asks the phone where it is; only ever after a tap. It is kept for this page's life, and nowhere. */
export function askPosition(): void {
  if (!('geolocation' in navigator)) return set({ is: 'failed' })
  set({ is: 'asking' })
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const position = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }
      // A broken receiver answers with what is no place, or no number.
      set(Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? { is: 'on', position } : { is: 'failed' })
    },
    ({ code, PERMISSION_DENIED }) => set({ is: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
    { timeout: patienceMs, maximumAge: oldestMs },
  )
}

/** Lets go of the position. */
export function forgetPosition(): void {
  set(off)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where the reader is, if they tapped for it; the same on every screen. */
export function useNearMe(): NearMe {
  return useSyncExternalStore(
    subscribe,
    () => near,
    () => off,
  )
}

/** The reader's position, or null without one. */
export function usePosition(): Position | null {
  const known = useNearMe()
  return known.is === 'on' ? known.position : null
}
