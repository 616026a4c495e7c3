import type { CampaignPicture, RewardKind } from '@mwc/contract/campaigns/campaign-kinds'
import type { InEveryLanguage } from '@mwc/contract/language/language'
import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { Generated, JSONColumnType } from 'kysely'
import type { Day, Moment, NullableMoment } from './column-types.ts'

/** Who a campaign is for; every criterion that is not null must fit. */
export type Audience = {
  statuses: MemberStatus[] | null
  nationalities: string[] | null
  sectors: string[] | null
  joinedWithinDays: number | null
  plans: PlanCode[] | null
}

export type CampaignTable = {
  id: string
  name: JSONColumnType<InEveryLanguage>
  text: JSONColumnType<InEveryLanguage>
  picture: CampaignPicture
  starts_at: Moment
  ends_at: Moment
  /** When staff ended it before its time. */
  ended_at: NullableMoment
  stock: number | null
  claimed: Generated<number>
  auto_claim: boolean
  audience: JSONColumnType<Audience>
  reward_kind: RewardKind
  reward_months: number | null
  voucher_name: JSONColumnType<InEveryLanguage> | null
  voucher_terms: JSONColumnType<InEveryLanguage> | null
  voucher_days: number | null
  /** Ids of the shops where the voucher is used; null: all. */
  voucher_shops: JSONColumnType<string[]> | null
  /** Singapore cents that one voucher costs; null where nobody said it. */
  worth_cents: number | null
  created_at: Moment
  /** Counts the edits. */
  version: Generated<number>
}

export type CampaignClaimTable = {
  id: string
  campaign_id: string
  member_id: string
  /** The person, not the account: the FIN's keyed hash. */
  person: string
  at: Moment
  /** The term that its free months made. */
  term_id: string | null
}

/** A voucher with the words and days that it was claimed with, whatever becomes of its campaign. */
export type VoucherTable = {
  id: string
  member_id: string
  claim_id: string
  name: JSONColumnType<InEveryLanguage>
  terms: JSONColumnType<InEveryLanguage>
  first_day: Day
  last_day: Day
  used_at: NullableMoment
  /** When the member was reminded of its end. */
  reminded_at: NullableMoment
  /** What its campaign said that it costs, in Singapore cents. */
  worth_cents: number | null
  /** Ids of the shops where it is used; null: all. */
  shops: JSONColumnType<string[]> | null
}

export type CampaignTables = {
  campaign: CampaignTable
  campaign_claim: CampaignClaimTable
  voucher: VoucherTable
}
