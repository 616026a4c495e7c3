import * as z from 'zod/mini'
import { defineEndpoint, nothing } from '../endpoint/endpoint.ts'
import { day } from '../membership/membership.ts'
import { paged } from '../fields/paging.ts'

/** The pictures that a campaign chooses from; the app draws them itself. */
export const campaignPictures = ['welcome', 'comeBack', 'meal', 'topUp', 'gift'] as const
export type CampaignPicture = (typeof campaignPictures)[number]

export const rewardKinds = ['freeMonths', 'voucher'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** `open` can be claimed (or is sold out), `claimed` is this member's already, `ended` is over without them. */
export const campaignStatuses = ['open', 'claimed', 'ended'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

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

/** `ready` a voucher to use; `used` it was used, or its free months are in the membership; `expired` its last day is over. */
export const rewardStates = ['ready', 'used', 'expired'] as const
export type RewardState = (typeof rewardStates)[number]

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

export const listCampaigns = defineEndpoint({
  method: 'GET',
  path: '/h5/campaign/list',
  summary: 'The campaigns that are for this member: open (sold-out ones too), claimed, or ended. The open ones that end first come first.',
  access: 'member',
  input: z.object({ ...paged, status: z._default(z.enum(campaignStatuses, { error: 'choose' }), 'open') }),
  output: z.object({ campaigns: z.array(campaign), page: z.int(), pageSize: z.int(), total: z.int() }),
  refusals: ['request.invalid'],
})

export const checkEligibility = defineEndpoint({
  method: 'GET',
  path: '/h5/campaign/check-eligibility',
  summary: 'Which campaigns are open to this member now, and whether there is something to claim.',
  access: 'member',
  input: nothing,
  output: z.object({
    /** Whether `autoClaim` would take something: it is called before the list is opened. */
    claimFlag: z.boolean(),
    /** Whether anything can be claimed, by itself or by a tap: the dot on the claim icon. */
    canClaim: z.boolean(),
    campaigns: z.array(campaign),
  }),
  refusals: [],
})

export const autoClaim = defineEndpoint({
  method: 'POST',
  path: '/h5/campaign/auto-claim',
  summary: 'Take every auto-claim campaign that is open to this member, all in one. Safe to repeat.',
  access: 'member',
  input: nothing,
  output: z.object({
    /** What this call took. */
    claimed: z.array(reward),
    /** What it would have taken, had there been any left. */
    soldOut: z.array(campaign),
  }),
  refusals: [],
})

export const claimCampaign = defineEndpoint({
  method: 'POST',
  path: '/h5/campaign/claim',
  summary: 'Take one campaign by a tap. Safe to repeat: the same campaign gives the same reward.',
  access: 'member',
  input: z.object({ id: z.uuid() }),
  output: reward,
  refusals: ['campaigns.notFound', 'campaigns.ended', 'campaigns.soldOut', 'campaigns.notEligible', 'account.deactivated'],
})

export const listRewards = defineEndpoint({
  method: 'GET',
  path: '/h5/rewards',
  summary:
    "The member's campaign rewards by state; what was just claimed comes first, then ready ones that end first, the others newest first.",
  access: 'member',
  input: nothing,
  output: z.object({ ready: z.array(reward), used: z.array(reward), expired: z.array(reward) }),
  refusals: [],
})
