import * as z from 'zod/mini'
import { workKinds } from './work-kinds.ts'

/** What waits of a kind: how much, counted to 10,000 (`more` than that), and since when; null where nothing does. */
const waiting = z.object({
  kind: z.enum(workKinds),
  total: z.int(),
  more: z.boolean(),
  oldestAt: z.nullable(z.iso.datetime()),
})

/** Every kind that the reader's role can do something about, waiting or not. */
export const readWorkOutput = z.object({ waiting: z.array(waiting) })
export type Waiting = z.infer<typeof waiting>
