import * as z from 'zod/mini'
import { lineStates } from './statement-kinds.ts'

/** What a reader may do with a line that has no slip: enter it, or say whose money it is. */
export const slipLineActs = ['collect', 'match'] as const

/** A line of a NETS file of which no terminal has a slip. */
export const slipLine = z.object({
  id: z.uuid(),
  reference: z.string(),
  /** Singapore cents. */
  amountCents: z.int(),
  state: z.enum(lineStates),
  /** The number under which its slip is entered, as far as it is known. */
  slip: z.string(),
  payment: z.nullable(z.object({ id: z.uuid(), transactionNumber: z.string(), fullName: z.string() })),
  may: z.array(z.enum(slipLineActs)),
})
export type SlipLine = z.infer<typeof slipLine>
