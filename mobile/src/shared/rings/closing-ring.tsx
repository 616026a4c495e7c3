import { useEffect, useState } from 'react'
import { PetalRing } from './petal-ring.tsx'
import { petalTurns } from '../screen/petal-spinner.tsx'

const petalMs = 100
const petals = petalTurns.length

/** Done: the ring of petals closes, one after the other, around a tick. Decoration: say in words what is done. */
export function ClosingRing() {
  const [lit, setLit] = useState(0)
  useEffect(() => {
    if (lit >= petals) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setLit(still ? petals : lit + 1), still ? 0 : petalMs)
    return () => clearTimeout(timer)
  }, [lit])
  return (
    <div className="relative mx-auto size-36" aria-hidden="true">
      <PetalRing size={144} progress={lit / petals} />
      <svg viewBox="0 0 48 48" className={`absolute inset-0 m-auto size-17 [transition:scale_.3s] ${lit >= petals ? '' : '[scale:0]'}`}>
        <circle cx="24" cy="24" r="22" className="fill-active" />
        <path
          d="m14.5 24.5 6.5 6.5 12.5-13.5"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
          className="stroke-card"
        />
      </svg>
    </div>
  )
}
