const petals = Array.from({ length: 12 }, (_, i) => i)

/** A ring of twelve marigold petals that fills clockwise; `progress` 0 to 1. Decoration: say the progress in words beside it. */
export function PetalRing({ progress = 1, size = 48, className = '' }: { progress?: number; size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className={className}>
      {petals.map((i) => (
        <path
          key={i}
          d="M24 15.5c-3.1-2.6-3.6-7.4 0-12.5 3.6 5.1 3.1 9.9 0 12.5Z"
          transform={`rotate(${i * 30} 24 24)`}
          className={`transition-[fill] duration-300 ${i < Math.round(progress * petals.length) ? 'fill-marigold-500' : 'fill-sand'}`}
        />
      ))}
    </svg>
  )
}

/** The ring while something is awaited: petals light up one after the other. Always beside a word. */
export function PetalSpinner({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      className="animate-[spin_1.6s_linear_infinite] motion-reduce:animate-none"
    >
      {petals.map((i) => (
        <path
          key={i}
          d="M24 15.5c-3.1-2.6-3.6-7.4 0-12.5 3.6 5.1 3.1 9.9 0 12.5Z"
          transform={`rotate(${i * 30} 24 24)`}
          fill="currentColor"
          opacity={0.15 + (i / petals.length) * 0.85}
        />
      ))}
    </svg>
  )
}
