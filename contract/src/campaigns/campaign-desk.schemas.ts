import * as z from 'zod/mini'
import { audienceFields } from '../audience/audience.fields.ts'
import { campaignPhases, campaignPictures, rewardKinds, rewardStates } from './campaign-kinds.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { inEveryLanguage } from '../fields/written-text.fields.ts'
import { memberStatuses } from '../membership/member-statuses.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { moment } from '../time/moment.fields.ts'

const number = (min: number, max: number) => z.int({ error: 'integersOnly' }).check(z.gte(min), z.lte(max))

/** Singapore cents that one voucher costs the centre, where staff know it: also what a shop is owed for its use. */
const worthCents = z.optional(z.nullable(number(0, 100_000)))

const campaignFields = {
  name: inEveryLanguage(60),
  text: inEveryLanguage(400),
  picture: z.enum(campaignPictures, { error: 'choose' }),
  startsAt: moment,
  endsAt: moment,
  /** Rewards there are in all; null for no limit. */
  stock: z.nullable(number(1, 1_000_000)),
  autoClaim: z.boolean({ error: 'choose' }),
  ...audienceFields,
  rewardKind: z.enum(rewardKinds, { error: 'choose' }),
  /** 1 to 24; only for free months. */
  rewardMonths: z.optional(z.nullable(number(1, 24))),
  /** The three of a voucher: its name, where and how it is used, and for how many days. */
  voucherName: z.optional(z.nullable(inEveryLanguage(60))),
  voucherTerms: z.optional(z.nullable(inEveryLanguage(400))),
  voucherDays: z.optional(z.nullable(number(1, 365))),
  worthCents,
  /** Shops where the voucher is used; null or empty: at every shop. */
  voucherShopIds: z.optional(z.nullable(z.array(z.uuid({ error: 'invalid' }), { error: 'invalid' }).check(z.maxLength(50)))),
}

type Checked = {
  startsAt: string
  endsAt: string
  rewardKind: string
  rewardMonths?: unknown
  voucherName?: unknown
  voucherTerms?: unknown
  voucherDays?: unknown
}

const endsAfterStart = z.refine<Checked>(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
  path: ['endsAt'],
  error: 'invalid',
})

const rewardIsComplete = (field: 'rewardMonths' | 'voucherName' | 'voucherTerms' | 'voucherDays', kind: 'freeMonths' | 'voucher') =>
  z.refine<Checked>((value) => value.rewardKind !== kind || (value[field] ?? null) !== null, { path: [field], error: 'required' })

const checks = [
  endsAfterStart,
  rewardIsComplete('rewardMonths', 'freeMonths'),
  rewardIsComplete('voucherName', 'voucher'),
  rewardIsComplete('voucherTerms', 'voucher'),
  rewardIsComplete('voucherDays', 'voucher'),
] as const

const texts = z.object({ english: z.string(), chinese: z.string(), bengali: z.string(), india: z.string() })

/** A campaign as the desk sees it: everything that was set, and how it goes. */
export const deskCampaign = z.object({
  id: z.uuid(),
  /** What an edit names. */
  version,
  name: texts,
  text: texts,
  picture: z.enum(campaignPictures),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When staff ended it before its time. */
  endedAt: z.nullable(z.iso.datetime()),
  phase: z.enum(campaignPhases),
  stock: z.nullable(z.int()),
  claimed: z.int(),
  autoClaim: z.boolean(),
  statuses: z.nullable(z.array(z.enum(memberStatuses))),
  nationalities: z.nullable(z.array(z.string())),
  sectors: z.nullable(z.array(z.string())),
  joinedWithinDays: z.nullable(z.int()),
  plans: z.nullable(z.array(z.enum(planCodes))),
  rewardKind: z.enum(rewardKinds),
  rewardMonths: z.nullable(z.int()),
  voucherName: z.nullable(texts),
  voucherTerms: z.nullable(texts),
  voucherDays: z.nullable(z.int()),
  worthCents: z.nullable(z.int()),
  voucherShopIds: z.nullable(z.array(z.uuid())),
  /** What the reader may do with it. */
  may: z.array(z.enum(['edit', 'end'])),
})
export type DeskCampaign = z.infer<typeof deskCampaign>

export const listDeskCampaignsInput = z.object({
  ...listFields(['startsAt', 'endsAt'], '-startsAt'),
  /** Any part of the name, in any language. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(60, { error: 'tooLong' }))),
  phase: z.optional(z.enum(campaignPhases, { error: 'choose' })),
})

export const listDeskCampaignsOutput = listOf(deskCampaign)

export const addCampaignInput = z.object(campaignFields).check(...checks)

export const editCampaignInput = z.object({ id: z.uuid(), version, ...campaignFields }).check(...checks)

export const endCampaignInput = z.object({ id: z.uuid() })

/** Whom a campaign is for, and what it gives: what of the reward is left out is not counted. */
export const previewAudienceInput = z.object({
  ...audienceFields,
  stock: z.optional(campaignFields.stock),
  rewardKind: z.optional(campaignFields.rewardKind),
  rewardMonths: campaignFields.rewardMonths,
  worthCents,
})

/** What a campaign costs, in Singapore cents; null where one reward has no worth in money, or where nothing limits it. */
export const campaignCost = z.object({
  /** One reward. */
  oneCents: z.nullable(z.int()),
  /** All of the stock. */
  atMostCents: z.nullable(z.int()),
  /** One for each whom it reaches today, as far as the stock goes. */
  reachedCents: z.nullable(z.int()),
})
export type CampaignCost = z.infer<typeof campaignCost>

export const previewAudienceOutput = z.object({
  /** How many it reaches now, exact unless it is said to be an estimate, and of how many accounts. */
  reached: z.int(),
  members: z.int(),
  /** Of a large programme the numbers are an estimate from this many accounts; null where each was counted. */
  estimatedFrom: z.nullable(z.int()),
  cost: campaignCost,
  /** The newest whom it reaches; of an estimate, of those that were looked at. */
  sample: z.array(
    z.object({
      memberNumber: z.string(),
      fullName: z.string(),
      status: z.enum(memberStatuses),
      nationality: z.string(),
      sector: z.string(),
      joinedAt: z.iso.datetime(),
    }),
  ),
})

/** One claim of a campaign: by whom, and what became of what it gave. */
export const campaignClaim = z.object({
  id: z.uuid(),
  member: z.object({ id: z.uuid(), memberNumber: z.string(), fullName: z.string() }),
  at: z.iso.datetime(),
  state: z.enum(rewardStates),
  /** The last day of a voucher, and when it was used; null for free months, which count as used at once. */
  voucherLastDay: z.nullable(z.string()),
  voucherUsedAt: z.nullable(z.iso.datetime()),
})
export type CampaignClaim = z.infer<typeof campaignClaim>

/** Claims of one campaign; without one the list is too long and refused with `request.narrow`. */
export const listCampaignClaimsInput = z.object({
  ...listFields(['at'], '-at'),
  campaignId: z.optional(z.uuid({ error: 'invalid' })),
})

export const listCampaignClaimsOutput = listOf(campaignClaim)
