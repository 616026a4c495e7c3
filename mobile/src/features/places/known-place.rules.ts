type Point = { latitude: number; longitude: number }

const metresPerDegree = 111_320
/** A link names a known place where its point is this near. */
const sameSpotMetres = 30

function numberIn(text: string | null, most: number): number | null {
  if (text === null || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}

/** The point of a link (degrees, WGS 84); null where it names none. */
export function pointIn(latitude: string | null, longitude: string | null): Point | null {
  const point = { latitude: numberIn(latitude, 90), longitude: numberIn(longitude, 180) }
  return point.latitude === null || point.longitude === null ? null : (point as Point)
}

/** The one of the known spots that a point means; null where none is there. The earth is flat over thirty metres. */
export function knownSpot<Spot extends Point>(point: Point, spots: Spot[]): Spot | null {
  const away = (spot: Spot) =>
    metresPerDegree *
    Math.hypot(spot.latitude - point.latitude, (spot.longitude - point.longitude) * Math.cos((point.latitude * Math.PI) / 180))
  return spots.find((spot) => away(spot) <= sameSpotMetres) ?? null
}
