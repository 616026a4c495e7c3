import type { Point } from '../kinds/content.rules.ts'

/** Mean diameter of the earth in metres (IUGG), for the haversine. */
const diameter = 12_742_017.6

/** Sorts what is nowhere behind everything that is somewhere; more than half way round the earth. */
const nowhere = 2_147_483_647

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Whole metres between two points, by the haversine. */
export function metresBetween(one: Point, other: Point): number {
  const [latitude, longitude] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const half =
    Math.sin(latitude / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2
  return Math.round(diameter * Math.asin(Math.min(1, Math.sqrt(half))))
}

/** Items with the metres to them, the nearest first, else in their order; without a position as they stand, and null. */
export function nearestFirst<Item extends Point>(items: readonly Item[], near: Point | null): (Item & { metres: number | null })[] {
  if (!near) return items.map((item) => ({ ...item, metres: null }))
  return items.map((item) => ({ ...item, metres: metresBetween(near, item) })).toSorted((one, other) => one.metres - other.metres)
}

/** Reckons the metres to the nearest of some points; those of a point that is asked for again are reckoned once. */
export function nearestOf<Item extends Point>(near: Point): (items: readonly Item[]) => number {
  const known = new Map<Item, number>()
  const metresTo = (item: Item) => {
    const metres = known.get(item) ?? metresBetween(near, item)
    known.set(item, metres)
    return metres
  }
  return (items) => Math.min(nowhere, ...items.map(metresTo))
}
