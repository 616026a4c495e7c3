import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { promoCode } from './promo-code.fields.ts'
import { promoAudiences, promoEffects, promoPhases, promoUseStates } from './promo-kinds.ts'
import { version } from '../fields/version.fields.ts'
import { moment } from '../time/moment.fields.ts'

const number = (min: number, max: number) => z.int({ error: 'integersOnly' }).check(z.gte(min), z.lte(max))

/** Up to 24 months, S$1,000 in cents, or 100 per cent. */
const largestEffect = { freeMonths: 24, amountOff: 100_000, percentOff: 100 } as const

/** What a code gives, to whom and when, whether it is one code or a batch of them. */
export const promoTerms = {
  startsAt: moment,
  /** The moment from which it is no longer taken. */
  endsAt: moment,
  audience: z.enum(promoAudiences, { error: 'choose' }),
  /** Plans that it is for; left out, null or empty is every plan. */
  plans: z.optional(z.nullable(z.array(z.enum(planCodes, { error: 'choose' })).check(z.maxLength(planCodes.length)))),
  effect: z.enum(promoEffects, { error: 'choose' }),
  /** Months, cents, or per cent. */
  effectValue: number(1, 100_000),
}

const promoFields = {
  ...promoTerms,
  /** Uses in all, open orders counted; null for no limit. */
  totalLimit: z.nullable(number(1, 1_000_000)),
  /** Uses a person, not an account. */
  personLimit: number(1, 100),
}

type Checked = { startsAt: string; endsAt: string; effect: (typeof promoEffects)[number]; effectValue: number }

export const endsAfterStart = z.refine<Checked>(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
  path: ['endsAt'],
  error: 'invalid',
})

export const effectIsPossible = z.refine<Checked>(({ effect, effectValue }) => effectValue <= largestEffect[effect], {
  path: ['effectValue'],
  error: 'invalid',
})

/** A promo code as the desk sees it: everything that was set, and how it goes. */
export const deskPromo = z.object({
  id: z.uuid(),
  /** What an edit names. */
  version,
  code: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  phase: z.enum(promoPhases),
  totalLimit: z.nullable(z.int()),
  personLimit: z.int(),
  /** Uses that count against the limit: paid ones and those of open orders. */
  used: z.int(),
  /** Those of open orders. */
  reserved: z.int(),
  audience: z.enum(promoAudiences),
  plans: z.nullable(z.array(z.enum(planCodes))),
  effect: z.enum(promoEffects),
  effectValue: z.int(),
  /** The batch that it was made in; such a code is used once, and changed by nobody. */
  batch: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** What the reader may do with it. */
  may: z.array(z.enum(['edit', 'end'])),
})
export type DeskPromo = z.infer<typeof deskPromo>

export const listPromosInput = z.object({
  ...listFields(['startsAt', 'endsAt', 'code'], '-startsAt'),
  /** The beginning of a code, in either case. It finds codes of batches, too, which stand with their batch else. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(60, { error: 'tooLong' }))),
  phase: z.optional(z.enum(promoPhases, { error: 'choose' })),
  batchId: z.optional(z.uuid({ error: 'invalid' })),
})

export const listPromosOutput = listOf(deskPromo)

export const addPromoInput = z.object({ code: promoCode, ...promoFields }).check(endsAfterStart, effectIsPossible)

export const editPromoInput = z.object({ id: z.uuid(), version, ...promoFields }).check(endsAfterStart, effectIsPossible)

export const endPromoInput = z.object({ id: z.uuid() })

/** One use of a code: by whom, for which order, and what became of it. */
export const promoUse = z.object({
  /** The order's. */
  id: z.uuid(),
  code: z.string(),
  member: z.object({ id: z.uuid(), memberNumber: z.string(), fullName: z.string() }),
  state: z.enum(promoUseStates),
  /** When it became so. */
  at: z.iso.datetime(),
  plan: z.enum(planCodes),
  /** What the code took off, what was left to pay, and the months that it gave. */
  discountCents: z.int(),
  totalCents: z.int(),
  freeMonths: z.int(),
  /** The order's last payment. */
  paymentId: z.nullable(z.uuid()),
})
export type PromoUse = z.infer<typeof promoUse>

/** Uses of one code or of one batch; without either the list is too long and refused with `request.narrow`. */
export const listPromoUsesInput = z.object({
  ...listFields(['at'], '-at'),
  promoId: z.optional(z.uuid({ error: 'invalid' })),
  batchId: z.optional(z.uuid({ error: 'invalid' })),
  state: z.optional(z.enum(promoUseStates, { error: 'choose' })),
})

export const listPromoUsesOutput = listOf(promoUse)
