import * as z from 'zod/mini'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { name } from '../fields/name.fields.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { effectIsPossible, endsAfterStart, promoTerms } from './promo-desk.schemas.ts'
import { promoAudiences, promoEffects } from './promo-kinds.ts'

/** The most codes that are made at once. */
export const largestBatch = 10_000

/** What all codes of a batch begin with, so that a colleague knows them: at most 8 signs, upper case, or nothing. */
const prefix = z.string({ error: 'invalid' }).check(
  z.overwrite((text: string) => text.normalize('NFKC').replace(/\s+/g, '').toUpperCase()),
  z.maxLength(8, { error: 'tooLong', abort: true }),
  z.regex(/^[A-Z0-9-]*$/, { error: 'invalid' }),
)

/** Codes that were made together, each for one use: what they give, and how many are used. */
export const promoBatch = z.object({
  id: z.uuid(),
  /** What they are for, for staff alone. */
  name: z.string(),
  prefix: z.string(),
  /** How many there are, and of how many a member or an open order has the use. */
  size: z.int(),
  used: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  phase: z.enum(['upcoming', 'open', 'ended']),
  audience: z.enum(promoAudiences),
  plans: z.nullable(z.array(z.enum(planCodes))),
  effect: z.enum(promoEffects),
  /** Months, cents, or per cent. */
  effectValue: z.int(),
  madeAt: z.iso.datetime(),
  /** Staff user name. */
  madeBy: z.string(),
  /** What the reader may do with it. */
  may: z.array(z.enum(['end'])),
})
export type PromoBatch = z.infer<typeof promoBatch>

export const listPromoBatchesInput = z.object({
  ...listFields(['madeAt', 'endsAt'], '-madeAt'),
  /** Any part of the name, or the beginning of the prefix. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(60, { error: 'tooLong' }))),
})

export const listPromoBatchesOutput = listOf(promoBatch)

export const addPromoBatchInput = z
  .object({
    idempotencyKey,
    name: name(80),
    prefix: z._default(prefix, ''),
    size: z.int({ error: 'integersOnly' }).check(z.gte(1, { error: 'invalid' }), z.lte(largestBatch, { error: 'invalid' })),
    ...promoTerms,
  })
  .check(endsAfterStart, effectIsPossible)

export const endPromoBatchInput = z.object({ id: z.uuid({ error: 'invalid' }) })
