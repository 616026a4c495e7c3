/** One petal of the app's marigold: it points up, from 10 units off the flower's middle to its rim at 26. */
export const petalShape = 'M0-10C-5-13-8-17-6.5-22-5.5-26-2-27 0-25 2-27 5.5-26 6.5-22 8-17 5-13 0-10Z'
export const petalTurns = [0, 45, 90, 135, 180, 225, 270, 315]

/** The ring of petals while something is awaited: they light up one after the other. Always beside a word. */
export function PetalSpinner({ size = 24 }: { size?: number }) {
  return (
    <svg
      viewBox="-27 -27 54 54"
      width={size}
      height={size}
      aria-hidden="true"
      className="animate-[spin_1.6s_linear_infinite] fill-current motion-reduce:animate-none"
    >
      {petalTurns.map((turn) => (
        <path key={turn} d={petalShape} transform={`rotate(${turn})`} opacity={(turn + 45) / 360} />
      ))}
    </svg>
  )
}
