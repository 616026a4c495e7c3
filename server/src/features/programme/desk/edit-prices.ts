import { planCodes } from '@mwc/contract/membership/plan-codes'
import type { editPrices as endpoint } from '@mwc/contract/programme/programme-desk.endpoints'
import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { smallestOf } from '../../../ports/payment-gateway.ts'
import type { Actor } from '../../log/read-actor.ts'
import { savePlans } from '../plans.repo.ts'
import { type Changing, changeSettings } from './change-settings.ts'
import { planMonths } from './programme-desk.views.ts'

type Input = z.output<(typeof endpoint)['input']>

const asGiven = ({ plans }: DeskSettings['prices']) => ({
  plans: Object.fromEntries(plans.map(({ plan, priceCents, onSale }) => [plan, { priceCents, onSale }])),
})

/**
 * Sets what the plans cost and which are on sale. Orders that are open keep what they were quoted. Refuses, at the field,
 * a plan on sale without a price or with less than gateways collect, and to take back a price that was set.
 */
export async function editPrices(deps: Changing, by: Actor, input: Input, language: Language): Promise<DeskSettings> {
  const least = smallestOf(deps.gateways)
  for (const plan of planCodes) {
    const { priceCents, onSale } = input.plans[plan]
    if (priceCents === null && onSale) throw fieldRefusal('request.invalid', `plans.${plan}.priceCents`, 'required', language)
    if (priceCents !== null && priceCents < least) throw fieldRefusal('request.invalid', `plans.${plan}.priceCents`, 'outOfRange', language)
  }
  // Prices that staff have looked at are the centre's own, also where they are as high as the example's.
  const plans = planCodes.map((plan) => ({ plan, months: planMonths[plan], ...input.plans[plan], isExample: false }))
  const { version, note } = input
  return changeSettings(
    deps,
    by,
    { act: 'plans.edit', group: 'prices', wanted: { plans }, version, note, asGiven },
    async (tx, before, nextVersion) => {
      const rows = plans.flatMap(({ plan, months, priceCents, onSale }, i) => {
        const cents = priceCents ?? before.plans.find((was) => was.plan === plan)?.priceCents ?? null
        if (cents !== priceCents) throw fieldRefusal('request.invalid', `plans.${plan}.priceCents`, 'required', language)
        if (cents === null) return []
        return [{ code: plan, months, price_cents: cents, active: onSale, is_example: false, position: i + 1, version: nextVersion }]
      })
      await savePlans(tx, rows)
    },
  )
}
