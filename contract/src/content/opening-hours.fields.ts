import * as z from 'zod/mini'
import { overlaps, weekdays } from './opening-hours.rules.ts'

const time = (shape: RegExp) => z.string({ error: 'time' }).check(z.regex(shape, { error: 'time' }))

const opening = z
  .strictObject(
    {
      days: z.array(z.literal(weekdays, { error: 'choose' }), { error: 'choose' }).check(z.minLength(1, { error: 'choose' })),
      opens: time(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
      closes: time(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/),
    },
    { error: 'invalid' },
  )
  .check(z.refine(({ opens, closes }) => opens !== closes, { path: ['closes'], error: 'sameTime' }))

/** The hours of a usual week, at most three stretches a day, as `Opening` says; none of them at the same time as another. */
export const openingHours = z.array(opening, { error: 'invalid' }).check(
  z.minLength(1, { error: 'required' }),
  z.refine((hours) => hours.reduce((sum, { days }) => sum + days.length, 0) <= 3 * weekdays.length, { error: 'tooLong' }),
  z.refine((hours) => !overlaps(hours), { error: 'overlap' }),
)
