import * as z from 'zod/mini'

/** To the centimetre: finer ones say nothing, and with the smallest of all a database cannot reckon. */
const rounded = z.overwrite((degrees: number) => Math.round(degrees * 1e7) / 1e7)

/** Degrees of latitude (90 at most) or longitude (180), WGS 84. */
export const degrees = (max: number) =>
  z
    .number({ error: ({ input }) => (input === undefined ? 'required' : 'invalid') })
    .check(z.gte(-max, { error: 'invalid' }), z.lte(max, { error: 'invalid' }), rounded)

/** The same out of a query; an empty text is no number and not nought. */
export const askedDegrees = (max: number) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value))),
      degrees(max),
    ),
  )
