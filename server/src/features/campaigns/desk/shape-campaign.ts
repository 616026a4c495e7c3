import type { addCampaign as addEndpoint } from '@mwc/contract/campaigns/campaign-desk.endpoints'
import type * as z from 'zod/mini'
import { chosen, readAudience } from '../../audience/read-audience.ts'

export type CampaignInput = z.output<(typeof addEndpoint)['input']>

/** A campaign as it is stored. What belongs to the other kind of reward is left out. */
export function shapeCampaign(input: CampaignInput) {
  const isVoucher = input.rewardKind === 'voucher'
  const shops = chosen(input.voucherShopIds)
  return {
    name: JSON.stringify(input.name),
    text: JSON.stringify(input.text),
    picture: input.picture,
    starts_at: new Date(input.startsAt),
    ends_at: new Date(input.endsAt),
    stock: input.stock,
    auto_claim: input.autoClaim,
    audience: JSON.stringify(readAudience(input)),
    reward_kind: input.rewardKind,
    reward_months: isVoucher ? null : (input.rewardMonths ?? null),
    voucher_name: isVoucher ? JSON.stringify(input.voucherName) : null,
    voucher_terms: isVoucher ? JSON.stringify(input.voucherTerms) : null,
    voucher_days: isVoucher ? (input.voucherDays ?? null) : null,
    worth_cents: isVoucher ? (input.worthCents ?? null) : null,
    voucher_shops: isVoucher && shops ? JSON.stringify(shops) : null,
  }
}
