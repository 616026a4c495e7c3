import * as z from 'zod/mini'
import { written } from '../fields/written-text.fields.ts'

export const stopCardInput = z.object({
  id: z.uuid({ error: 'invalid' }),
  /** Why; kept in the log. */
  note: written(500),
})

/** The phone that was stopped; null where none proved the card. */
export const stopCardOutput = z.object({ stopped: z.nullable(z.object({ device: z.string(), since: z.iso.datetime() })) })
