import * as z from 'zod/mini'

/** A day in Asia/Singapore, `YYYY-MM-DD`. */
export const day = z.iso.date()

/** A day in Asia/Singapore of this century, by which a list is asked. */
export const filterDay = z.iso.date({ error: 'date' }).check(z.regex(/^20/, { error: 'date' }))
