type Spot = { latitude: number; longitude: number; name: string; address: string }

/** The screen of one spot on the map. `privilege` says whose shop it is: the name shows only where it is a known one's. */
export function openLocationPath({ latitude, longitude, name, address }: Spot, privilege?: string): string {
  const parameters = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), name, address })
  if (privilege) parameters.set('privilege', privilege)
  return `/open-location?${parameters}`
}
