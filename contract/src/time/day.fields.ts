import * as z from 'zod/mini'

/** A day in Asia/Singapore, `YYYY-MM-DD`. */
export const day = z.iso.date()
