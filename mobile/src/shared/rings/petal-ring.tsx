import { petalShape, petalTurns } from '../screen/petal-spinner.tsx'

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
  return (
    <svg viewBox="-27 -27 54 54" width={size} height={size} aria-hidden="true" className={className}>
      {petalTurns.map((turn) => (
        <path key={turn} d={petalShape} transform={`rotate(${turn})`} className={turn + 22 < progress * 360 ? lit : 'fill-sand'} />
      ))}
      {heart && <circle r="9" className={heart} />}
    </svg>
  )
}
