type Point = { latitude: number; longitude: number }

/** The way to a point (WGS 84, degrees): opens the phone's own map app where there is one, else the map in the browser. */
export function directionsTo({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
}
