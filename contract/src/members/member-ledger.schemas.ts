import * as z from 'zod/mini'
import { day } from '../time/day.fields.ts'
import { termActs } from './member-acts.ts'
import { ledgerSources } from './term-sources.ts'

/** A period of membership as it stands in the ledger, both days included, in Singapore's days. */
export const deskTerm = z.object({
  id: z.uuid(),
  firstDay: day,
  lastDay: day,
  months: z.int(),
  source: z.enum(ledgerSources),
  /** The payment that it stands for, a correction's too; null where no money did. */
  payment: z.nullable(z.object({ id: z.uuid(), transactionNumber: z.string() })),
  /** The campaign whose reward it is, in English; null where it is none. */
  campaign: z.nullable(z.string()),
  writtenAt: z.iso.datetime(),
  voidedAt: z.nullable(z.iso.datetime()),
  voidReason: z.nullable(z.string()),
  may: z.array(z.enum(termActs)),
})
export type DeskTerm = z.infer<typeof deskTerm>
