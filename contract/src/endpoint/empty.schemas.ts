import * as z from 'zod/mini'

/** An answer with nothing to say beyond "done". */
export const done = z.object({})

/** A call that takes nothing. */
export const nothing = z.object({})
