import type { editPromo as editEndpoint } from '@mwc/contract/promos/promo-desk.endpoints'
import type * as z from 'zod/mini'

type EditInput = z.output<(typeof editEndpoint)['input']>

/** What one code or a batch of them gives, as it is stored. */
export function shapeTerms(input: Omit<EditInput, 'id' | 'version' | 'totalLimit' | 'personLimit'>) {
  return {
    starts_at: new Date(input.startsAt),
    ends_at: new Date(input.endsAt),
    audience: input.audience,
    plans: input.plans && input.plans.length > 0 ? [...new Set(input.plans)].join(',') : null,
    effect: input.effect,
    effect_value: input.effectValue,
  }
}

/** A code as it is stored. */
export function shapePromo(input: Omit<EditInput, 'id' | 'version'>) {
  return { ...shapeTerms(input), total_limit: input.totalLimit, person_limit: input.personLimit }
}
