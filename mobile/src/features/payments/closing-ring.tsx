import { useEffect, useState } from 'react'
import { PetalRing } from '../../shared/petal-ring.tsx'

const petalMs = 70

/** The ring of petals closes, one after the other, around a tick. */
export function ClosingRing() {
  const [petals, setPetals] = useState(() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 12 : 0))
  useEffect(() => {
    if (petals >= 12) return
    const timer = setTimeout(() => setPetals(petals + 1), petalMs)
    return () => clearTimeout(timer)
  }, [petals])
  return (
    <div className="relative mx-auto size-36" aria-hidden="true">
      <PetalRing size={144} progress={petals / 12} />
      <svg
        viewBox="0 0 48 48"
        className={`absolute inset-0 m-auto size-17 transition-transform duration-300 ${petals >= 12 ? 'scale-100' : 'scale-0'}`}
      >
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
