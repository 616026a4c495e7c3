import * as z from 'zod/mini'
import { areaCodes } from '../fields/mobile-number.ts'
import { maintenanceWindow } from '../maintenance/maintenance.schemas.ts'
import { planCodes } from '../membership/plan-codes.ts'

/** What a plan costs before any promo code, in cents of Singapore dollars. */
const planOnSale = z.object({ plan: z.enum(planCodes), months: z.int(), priceCents: z.int() })
export type PlanOnSale = z.infer<typeof planOnSale>

export const programmeOutput = z.object({
  /** As printed, e.g. `6536 2692`; `tel:` links use its digits with +65. */
  helpline: z.string(),
  /** Digits with country code for `https://wa.me/`; null where the centre has none. */
  whatsapp: z.nullable(z.string()),
  codePrefixes: z.array(z.enum(areaCodes)),
  /** Today in Asia/Singapore. */
  today: z.iso.date(),
  /** Whether a simulated phone, bank and NETS machine stand in for the real ones. */
  simulated: z.boolean(),
  /** The maintenance that is on, or the next one where it begins within 24 hours. */
  maintenance: z.nullable(maintenanceWindow),
  /** In their order; what an older version answered has none. */
  plans: z._default(z.array(planOnSale), []),
  /** Whether the prices are the example programme's. */
  examplePrices: z._default(z.boolean(), false),
})
