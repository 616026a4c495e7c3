import type { InputOf } from '@mwc/contract/endpoint/endpoint'
import type { addPromo, editPromo } from '@mwc/contract/promos/promo-desk'

type PromoTerms = Omit<InputOf<typeof editPromo>, 'id'>

/** What staff set of a code: three free months, once a person, over all of 2026. */
export function promoTerms(change: Partial<PromoTerms> = {}): PromoTerms {
  return {
    startsAt: '2026-01-01T00:00:00+08:00',
    endsAt: '2027-01-01T00:00:00+08:00',
    totalLimit: null,
    personLimit: 1,
    audience: 'any',
    plans: null,
    effect: 'freeMonths',
    effectValue: 3,
    ...change,
  }
}

/** A code as staff would send it. */
export function promoInput(code: string, change: Partial<InputOf<typeof addPromo>> = {}): InputOf<typeof addPromo> {
  return { code, ...promoTerms(), ...change }
}
