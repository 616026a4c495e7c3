import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { promoCode } from './promo-code.fields.ts'
import { promoAudiences, promoEffects } from './promo-kinds.ts'
import { version } from '../fields/version.fields.ts'
import { moment } from '../time/moment.fields.ts'

const number = (min: number, max: number) => z.int({ error: 'integersOnly' }).check(z.gte(min), z.lte(max))

/** Up to 24 months, S$1,000 in cents, or 100 per cent. */
const largestEffect = { freeMonths: 24, amountOff: 100_000, percentOff: 100 } as const

const promoFields = {
  startsAt: moment,
  /** The moment from which it is no longer taken. */
  endsAt: moment,
  /** Uses in all, open orders counted; null for no limit. */
  totalLimit: z.nullable(number(1, 1_000_000)),
  /** Uses a person, not an account. */
  personLimit: number(1, 100),
  audience: z.enum(promoAudiences, { error: 'choose' }),
  /** Plans that it is for; left out, null or empty is every plan. */
  plans: z.optional(z.nullable(z.array(z.enum(planCodes, { error: 'choose' })).check(z.maxLength(planCodes.length)))),
  effect: z.enum(promoEffects, { error: 'choose' }),
  /** Months, cents, or per cent. */
  effectValue: number(1, 100_000),
}

type Checked = { startsAt: string; endsAt: string; effect: (typeof promoEffects)[number]; effectValue: number }

const endsAfterStart = z.refine<Checked>(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
  path: ['endsAt'],
  error: 'invalid',
})

const effectIsPossible = z.refine<Checked>(({ effect, effectValue }) => effectValue <= largestEffect[effect], {
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
  phase: z.enum(['upcoming', 'open', 'ended']),
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
})
export type DeskPromo = z.infer<typeof deskPromo>

export const listPromosInput = z.object({
  ...listFields(['startsAt', 'endsAt', 'code'], '-startsAt'),
  /** The beginning of a code, in either case. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(60, { error: 'tooLong' }))),
})

export const listPromosOutput = listOf(deskPromo)

export const addPromoInput = z.object({ code: promoCode, ...promoFields }).check(endsAfterStart, effectIsPossible)

export const editPromoInput = z.object({ id: z.uuid(), version, ...promoFields }).check(endsAfterStart, effectIsPossible)

export const endPromoInput = z.object({ id: z.uuid() })
