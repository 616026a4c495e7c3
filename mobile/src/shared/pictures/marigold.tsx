import { petalShape, petalTurns } from '../screen/petal-spinner.tsx'

/** The flower of the app's icon round (x, y), `radius` to the petals' tips. */
export function Marigold({ x, y, radius, heart = 'fill-marigold-300' }: { x: number; y: number; radius: number; heart?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 26})`}>
      {petalTurns.map((turn) => (
        <path key={turn} d={petalShape} transform={`rotate(${turn})`} className="fill-marigold-500" />
      ))}
      <circle r="9" className={heart} />
    </g>
  )
}
