import * as z from 'zod/mini'

/**
 * A moment that staff write: ISO 8601 with its distance from UTC, to the millisecond at most, e.g. `2026-07-10T14:00:00+08:00`. Finer ones are
 * refused: no column keeps them, and two that differ by less would be one.
 */
export const moment = z.iso.datetime({ offset: true, error: 'date' }).check(z.refine((text) => !/\.\d{4}/.test(text), { error: 'date' }))
