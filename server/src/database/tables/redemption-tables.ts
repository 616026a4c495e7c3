import type { InEveryLanguage } from '@mwc/contract/language/language'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { Day, Moment, NullableMoment, NullableText } from './column-types.ts'

type Words = { english: string } & Partial<InEveryLanguage>

/** Uses of a privilege that limits count: of a person since the first day of a period, or of everybody (`all`) on a day. */
export type PrivilegeUseTable = { privilege_id: string; who: string; since: Day; used: number }

/** How a shop takes part: the code of its poster, and the keyed hash of its PIN. */
export type ShopKeyTable = { shop_id: string; code: string | null; pin_hash: string | null; pin_set_at: NullableMoment }

/** One use of a privilege or of a voucher, with the words that it had then. */
export type RedemptionTable = {
  id: string
  member_id: string
  shop_id: string
  privilege_id: string | null
  voucher_id: string | null
  receipt_number: string
  idempotency_key: string
  by: 'code' | 'pin'
  /** Keyed hash of the poster's code or the PIN that it was opened with; null for uses from before it was kept. */
  secret_hash: ColumnType<string | null, string | null | undefined, string | null>
  title: JSONColumnType<Words>
  benefit: JSONColumnType<Words> | null
  shop_name: string
  used_at: Moment
  /** The person, not the account: the FIN's keyed hash. */
  person: string
  /** What was counted and is given back when it is undone: the first day of the member's period, and the day. */
  member_since: Day | null
  day_since: Day | null
  undone_at: NullableMoment
  undone_by: ColumnType<string | null, string | null | undefined, string | null>
  undo_note: ColumnType<string | null, string | null | undefined, string | null>
  /** Singapore cents that the shop is owed for it, by what stood when it was used; null where nothing stood. */
  owed_cents: ColumnType<number | null, number | null | undefined, never>
  /** The statement that paid it, and the one that took it off again. */
  settled_in: NullableText
  corrected_in: NullableText
}

/** What a use is owed from a moment on: of a shop, or of a privilege. */
export type UseRateTable = {
  id: string
  shop_id: string | null
  privilege_id: string | null
  version: number
  cents: number | null
  set_at: Moment
  set_by: string
  reason: string
}

/** A month of a shop that was paid, as it was then. */
export type ShopSettlementTable = {
  id: string
  shop_id: string
  /** Its first day. */
  month: Day
  uses: number
  uses_cents: number
  earlier_cents: number
  corrections_cents: number
  total_cents: number
  reference: string
  settled_at: Moment
  settled_by: string
}

export type RedemptionTables = {
  privilege_use: PrivilegeUseTable
  shop_key: ShopKeyTable
  redemption: RedemptionTable
  use_rate: UseRateTable
  shop_settlement: ShopSettlementTable
}
