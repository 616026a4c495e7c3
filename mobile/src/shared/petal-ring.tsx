import type { SVGProps } from 'react'

/** One petal of the app's marigold: it points up, from 10 units off the flower's middle to its rim at 26. */
export const petalShape = 'M0-10C-5-13-8-17-6.5-22-5.5-26-2-27 0-25 2-27 5.5-26 6.5-22 8-17 5-13 0-10Z'
export const petalTurns = [0, 45, 90, 135, 180, 225, 270, 315]

type Petals = {
  size: number
  className: string
  /** How much of the ring a petal closes, 0 to 1, to how it looks. */
  look: (share: number) => SVGProps<SVGPathElement>
  heart?: string | undefined
}

function Petals({ size, className, look, heart }: Petals) {
  return (
    <svg viewBox="-27 -27 54 54" width={size} height={size} aria-hidden="true" className={className}>
      {petalTurns.map((turn) => (
        <path key={turn} d={petalShape} transform={`rotate(${turn})`} {...look((turn + 45) / 360)} />
      ))}
      {heart && <circle r="9" className={heart} />}
    </svg>
  )
}

type Ring = {
  /** 0 to 1. */
  progress?: number
  size?: number
  lit?: string | undefined
  /** The look of the flower's middle; without one it is a ring. */
  heart?: string
  className?: string
}

/** A ring of eight marigold petals that fills clockwise. Decoration: say the progress in words beside it. */
export function PetalRing({ progress = 1, size = 48, lit = 'fill-marigold-500', heart, className = '' }: Ring) {
  // A petal is lit once half of its share is reached.
  return (
    <Petals
      size={size}
      className={className}
      heart={heart}
      look={(share) => ({ className: share < progress + 1 / 16 ? lit : 'fill-sand' })}
    />
  )
}

/** The ring while something is awaited: petals light up one after the other. Always beside a word. */
export function PetalSpinner({ size = 24 }: { size?: number }) {
  return (
    <Petals
      size={size}
      className="animate-[spin_1.6s_linear_infinite] fill-current motion-reduce:animate-none"
      look={(share) => ({ opacity: share })}
    />
  )
}
