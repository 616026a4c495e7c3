import type { ColumnType, Generated } from 'kysely'
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
  /** The batch that it was made in. */
  batch_id: ColumnType<string | null, string | null | undefined, string | null>
}

/** Codes for one use each that were made together; what they give is what each of them gives. */
export type PromoBatchTable = {
  id: string
  request_key: string
  name: string
  prefix: string
  size: number
  starts_at: Moment
  ends_at: Moment
  audience: PromoTable['audience']
  plans: string | null
  effect: PromoTable['effect']
  effect_value: number
  made_at: Moment
  made_by: string
}

export type PromoUseTable = {
  order_id: string
  promo_id: string
  /** The person, not the account: the FIN's keyed hash. */
  person: string
  state: 'reserved' | 'consumed' | 'released'
  at: Moment
  /** The code's batch; kept by a trigger. */
  batch_id: ColumnType<string | null, never, never>
}

export type PromoPersonTable = { promo_id: string; person: string; used: number }

export type PromoTables = {
  promo: PromoTable
  promo_batch: PromoBatchTable
  promo_use: PromoUseTable
  promo_person: PromoPersonTable
}
