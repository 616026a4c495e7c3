import type { Generated } from 'kysely'
import type { Moment } from './column-types.ts'

export type PromoTable = {
  id: string
  code: string
  starts_at: Moment
  ends_at: Moment
  total_limit: number | null
  used: Generated<number>
  person_limit: number
  audience: 'any' | 'new' | 'renewal'
  /** Comma-separated plan codes; null for every plan. */
  plans: string | null
  effect: 'freeMonths' | 'amountOff' | 'percentOff'
  /** Months, cents, or per cent. */
  effect_value: number
  /** Counts the edits. */
  version: Generated<number>
}

export type PromoUseTable = {
  order_id: string
  promo_id: string
  /** The person, not the account: the FIN's keyed hash. */
  person: string
  state: 'reserved' | 'consumed' | 'released'
  at: Moment
}

export type PromoPersonTable = { promo_id: string; person: string; used: number }

export type PromoTables = {
  promo: PromoTable
  promo_use: PromoUseTable
  promo_person: PromoPersonTable
}
