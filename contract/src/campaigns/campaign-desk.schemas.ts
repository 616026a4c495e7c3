import * as z from 'zod/mini'
import { audienceFields } from '../audience/audience.fields.ts'
import { campaignPictures, rewardKinds } from './campaign-kinds.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { inEveryLanguage } from '../fields/written-text.fields.ts'
import { memberStatuses } from '../membership/member-statuses.ts'
import { planCodes } from '../membership/plan-codes.ts'
import { moment } from '../time/moment.fields.ts'

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
  /** What an edit names. */
  version,
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

export const listDeskCampaignsInput = z.object(listFields(['startsAt', 'endsAt'], '-startsAt'))

export const listDeskCampaignsOutput = listOf(deskCampaign)

export const addCampaignInput = z.object(campaignFields).check(...checks)

export const editCampaignInput = z.object({ id: z.uuid(), version, ...campaignFields }).check(...checks)

export const endCampaignInput = z.object({ id: z.uuid() })

export const previewAudienceInput = z.object(audienceFields)

export const previewAudienceOutput = z.object({
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
})
