/** One petal of the app's marigold: it points up, from 10 units off the flower's middle to its rim at 26. */
export const petalShape = 'M0-10.2C-4.8-12.7-8-17-6.6-21.8-5.5-25.6-1.8-26.8 0-25.2 1.8-26.8 5.5-25.6 6.6-21.8 8-17 4.8-12.7 0-10.2Z'
export const petalTurns = [0, 45, 90, 135, 180, 225, 270, 315]

/** A ring of eight marigold petals that fills clockwise; `progress` 0 to 1. Decoration: say the progress in words beside it. */
export function PetalRing({
  progress = 1,
  size = 48,
  lit = 'fill-marigold-500',
  heart,
  className = '',
}: {
  progress?: number
  size?: number
  lit?: string
  /** The look of the flower's middle; without one it is a ring. */
  heart?: string
  className?: string
}) {
  return (
    <svg viewBox="-27 -27 54 54" width={size} height={size} aria-hidden="true" className={className}>
      {petalTurns.map((turn, i) => (
        <path
          key={turn}
          d={petalShape}
          transform={`rotate(${turn})`}
          className={`transition-[fill] duration-300 ${i < Math.round(progress * petalTurns.length) ? lit : 'fill-sand'}`}
        />
      ))}
      {heart && <circle r="9" className={heart} />}
    </svg>
  )
}

/** The ring while something is awaited: petals light up one after the other. Always beside a word. */
export function PetalSpinner({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="-27 -27 54 54"
      width={size}
      height={size}
      aria-hidden="true"
      className="animate-[spin_1.6s_linear_infinite] motion-reduce:animate-none"
    >
      {petalTurns.map((turn, i) => (
        <path key={turn} d={petalShape} transform={`rotate(${turn})`} fill="currentColor" opacity={0.15 + (i / petalTurns.length) * 0.85} />
      ))}
    </svg>
  )
}
