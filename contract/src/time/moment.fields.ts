import * as z from 'zod/mini'

/**
 * A moment that staff write: ISO 8601 with its distance from UTC, e.g. `2026-07-10T14:00:00+08:00`.
 * Cut to milliseconds, as columns are.
 */
export const moment = z.iso.datetime({ offset: true, error: 'date' }).check(z.overwrite((text) => text.replace(/(\.\d{3})\d+/, '$1')))
