/** Degrees to the centimetre: finer ones say nothing, and the smallest of all are none to a database that reckons with them. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
