import * as z from 'zod/mini'
import { campaignPictures, rewardKinds } from './campaigns.ts'
import { audienceFields } from '../audience/audience.ts'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { memberStatuses } from '../membership/membership.ts'
import { moment } from '../time/moment.ts'
import { paged } from '../fields/paging.ts'
import { planCodes } from '../payments/payments.ts'
import { inEveryLanguage } from '../fields/written-text.ts'

const readers: readonly StaffRole[] = ['admin', 'membership', 'content', 'support', 'finance']
/** Free months are membership, so whoever may give goodwill months may make a campaign. */
const makers: readonly StaffRole[] = ['admin', 'membership']

const number = (min: number, max: number) => z.int({ error: 'integersOnly' }).check(z.gte(min), z.lte(max))
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
  name: texts,
  text: texts,
  picture: z.enum(campaignPictures),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** When staff ended it before its time. */
  endedAt: z.nullable(z.iso.datetime()),
  phase: z.enum(['upcoming', 'open', 'ended']),
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
  voucherShopIds: z.nullable(z.array(z.uuid())),
})
export type DeskCampaign = z.infer<typeof deskCampaign>

export const listDeskCampaigns = defineEndpoint({
  method: 'GET',
  path: '/desk/campaigns',
  summary: 'All campaigns, the latest start first.',
  access: 'staff',
  roles: readers,
  input: z.object(paged),
  output: z.object({ campaigns: z.array(deskCampaign), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

export const addCampaign = defineEndpoint({
  method: 'POST',
  path: '/desk/campaigns',
  summary: 'Make a campaign.',
  access: 'staff',
  roles: makers,
  input: z.object(campaignFields).check(...checks),
  output: deskCampaign,
  refusals: ['staff.notAllowed'],
})

export const editCampaign = defineEndpoint({
  method: 'POST',
  path: '/desk/campaigns/:id',
  summary: 'Change a campaign that staff have not ended. Vouchers that were claimed keep their words and days.',
  access: 'staff',
  roles: makers,
  input: z.object({ id: z.uuid(), ...campaignFields }).check(...checks),
  output: deskCampaign,
  refusals: ['campaigns.notFound', 'campaigns.ended', 'campaigns.stockTooLow', 'staff.notAllowed'],
})

export const endCampaign = defineEndpoint({
  method: 'POST',
  path: '/desk/campaigns/:id/end',
  summary: 'End a campaign now, for good: once this is answered nobody claims it any more. Safe to repeat.',
  access: 'staff',
  roles: makers,
  input: z.object({ id: z.uuid() }),
  output: deskCampaign,
  refusals: ['campaigns.notFound', 'staff.notAllowed'],
})

export const previewAudience = defineEndpoint({
  method: 'POST',
  path: '/desk/campaigns/preview',
  summary: 'Whom a campaign would reach today: how many, and the newest 20 of them.',
  access: 'staff',
  roles: makers,
  input: z.object(audienceFields),
  output: z.object({
    reached: z.int(),
    members: z.int(),
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
  }),
  refusals: ['staff.notAllowed'],
})
