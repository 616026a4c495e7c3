import * as z from 'zod/mini'
import { campaignPictures, campaignStatuses, rewardKinds, rewardStates } from './campaign-kinds.ts'
import { paged } from '../fields/paging.fields.ts'
import { day } from '../time/day.fields.ts'

/** A campaign as one member sees it. Texts are in the reader's language. */
export const campaign = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  picture: z.enum(campaignPictures),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  rewardKind: z.enum(rewardKinds),
  /** Free months; null for a voucher. */
  rewardMonths: z.nullable(z.int()),
  /** What the voucher is for; null for free months. */
  voucherName: z.nullable(z.string()),
  status: z.enum(campaignStatuses),
  /** Whether `autoClaim` takes it; else the member taps. */
  autoClaim: z.boolean(),
  /** Rewards that are left; null where there is no limit. */
  left: z.nullable(z.int()),
  soldOut: z.boolean(),
  /** Whether this member can claim it now. */
  canClaim: z.boolean(),
})
export type Campaign = z.infer<typeof campaign>

/** What a member got from a campaign. A voucher keeps the words that it was claimed with. Texts are in the reader's language. */
export const reward = z.object({
  id: z.uuid(),
  /** The voucher that it is used by; null for free months. */
  voucherId: z.nullable(z.uuid()),
  campaignId: z.uuid(),
  kind: z.enum(rewardKinds),
  state: z.enum(rewardStates),
  /** What it is: the voucher's name, or the campaign's for free months. */
  name: z.string(),
  /** The campaign's words. */
  text: z.string(),
  picture: z.enum(campaignPictures),
  /** Free months; null for a voucher. */
  months: z.nullable(z.int()),
  /** Where and how the voucher is used; null for free months. */
  terms: z.nullable(z.string()),
  /** First and last day of the voucher, or of the term that the free months made; null once staff voided that term. */
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
  /** Days left to use it, today included; null unless it is ready. */
  daysLeft: z.nullable(z.int()),
  claimedAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
  /** Claimed in the last ten minutes: shown on top even when the answer to the claim itself was lost. */
  justClaimed: z.boolean(),
})
export type Reward = z.infer<typeof reward>

export const listCampaignsInput = z.object({ ...paged, status: z._default(z.enum(campaignStatuses, { error: 'choose' }), 'open') })

export const listCampaignsOutput = z.object({ campaigns: z.array(campaign), page: z.int(), pageSize: z.int(), total: z.int() })

export const checkEligibilityOutput = z.object({
  /** Whether `autoClaim` would take something: it is called before the list is opened. */
  claimFlag: z.boolean(),
  /** Whether anything can be claimed, by itself or by a tap: the dot on the claim icon. */
  canClaim: z.boolean(),
  campaigns: z.array(campaign),
})

export const autoClaimOutput = z.object({
  /** What this call took. */
  claimed: z.array(reward),
  /** What it would have taken, had there been any left. */
  soldOut: z.array(campaign),
})

export const claimCampaignInput = z.object({ id: z.uuid() })

export const listRewardsOutput = z.object({ ready: z.array(reward), used: z.array(reward), expired: z.array(reward) })
