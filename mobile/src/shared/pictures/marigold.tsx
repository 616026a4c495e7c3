const turns = [0, 45, 90, 135, 180, 225, 270, 315]

/** The flower of the app's icon round (x, y), `radius` to the petals' tips. */
export function Marigold({ x, y, radius, heart = 'fill-marigold-300' }: { x: number; y: number; radius: number; heart?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 26})`}>
      {turns.map((turn) => (
        <path
          key={turn}
          d="M0-10.2C-4.8-12.7-8-17-6.6-21.8-5.5-25.6-1.8-26.8 0-25.2 1.8-26.8 5.5-25.6 6.6-21.8 8-17 4.8-12.7 0-10.2Z"
          transform={`rotate(${turn})`}
          className="fill-marigold-500"
        />
      ))}
      <circle r="9" className={heart} />
    </g>
  )
}
