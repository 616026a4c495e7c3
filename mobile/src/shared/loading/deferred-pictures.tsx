import { Suspense, lazy, memo } from 'react'
import type { ComponentType } from 'react'
import { fetchDeferred } from './first-screen.ts'

/*
 * The big pictures stand in the page that the server sends, and their code is not needed to use the screen: it comes after it.
 * Rendered anew before it has come, React would empty their place: so they do not follow what holds them.
 */
function late(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await fetchDeferred(load) }))
}
const Welcome = late(async () => (await import('../pictures/welcome-picture.tsx')).WelcomePicture)
const Harbour = late(async () => (await import('../pictures/harbour-picture.tsx')).HarbourPicture)

/** A worker with a phone at the harbour, above the first step of every way in. */
export const WelcomePicture = memo(function WelcomePicture() {
  return (
    <div className="mb-5 aspect-[320/150] overflow-hidden rounded-card bg-harbour-100">
      <Suspense>
        <Welcome />
      </Suspense>
    </div>
  )
})

/** Two workers before the harbour, at the top of a visitor's Home; it gives way to what can be done where the screen is low. */
export const HarbourPicture = memo(function HarbourPicture() {
  return (
    <div className="flex aspect-[320/180] min-h-0 items-end overflow-clip [@media(max-height:30em)]:hidden [@media(max-height:38em)]:aspect-[320/120]">
      <Suspense>
        <Harbour />
      </Suspense>
    </div>
  )
})
