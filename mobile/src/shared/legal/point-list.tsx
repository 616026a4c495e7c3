/** What is said point by point. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-[1.25em] harbour-marks">
      {points.map((point) => (
        <li key={point} className="pl-1">
          {point}
        </li>
      ))}
    </ul>
  )
}
