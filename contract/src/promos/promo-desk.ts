import * as z from 'zod/mini'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { moment } from '../time/moment.ts'
import { paged } from '../fields/paging.ts'
import { planCodes, promoCode } from '../payments/payments.ts'

const readers: readonly StaffRole[] = ['admin', 'finance', 'membership', 'support']
/** A code changes what is paid. */
const makers: readonly StaffRole[] = ['admin', 'finance']

export const promoAudiences = ['any', 'new', 'renewal'] as const
export const promoEffects = ['freeMonths', 'amountOff', 'percentOff'] as const

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

export const listPromos = defineEndpoint({
  method: 'GET',
  path: '/desk/promos',
  summary: 'All promo codes, the latest start first.',
  access: 'staff',
  roles: readers,
  input: z.object(paged),
  output: z.object({ promos: z.array(deskPromo), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

export const addPromo = defineEndpoint({
  method: 'POST',
  path: '/desk/promos',
  summary: 'Make a promo code.',
  access: 'staff',
  roles: makers,
  input: z.object({ code: promoCode, ...promoFields }).check(endsAfterStart, effectIsPossible),
  output: deskPromo,
  refusals: ['promos.codeTaken', 'promos.tooLittleLeftOfPlan', 'staff.notAllowed'],
})

export const editPromo = defineEndpoint({
  method: 'POST',
  path: '/desk/promos/:id',
  summary: 'Change a promo code; the code itself stays. Orders that are open keep what they were quoted.',
  access: 'staff',
  roles: makers,
  input: z.object({ id: z.uuid(), ...promoFields }).check(endsAfterStart, effectIsPossible),
  output: deskPromo,
  refusals: ['promos.notFound', 'promos.limitTooLow', 'promos.tooLittleLeftOfPlan', 'staff.notAllowed'],
})

export const endPromo = defineEndpoint({
  method: 'POST',
  path: '/desk/promos/:id/end',
  summary: 'End a promo code now. Orders that are open keep it. Safe to repeat.',
  access: 'staff',
  roles: makers,
  input: z.object({ id: z.uuid() }),
  output: deskPromo,
  refusals: ['promos.notFound', 'staff.notAllowed'],
})
