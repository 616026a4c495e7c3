import { randomUUID } from 'node:crypto'
import type { addCampaign as addEndpoint } from '@mwc/contract/campaigns/campaign-desk.endpoints'
import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import type { Db } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { areShops, insertCampaign, lockCampaign, setEnded, updateCampaign } from './campaigns.repo.ts'
import { readAudience, chosen } from '../audience/read-audience.ts'

export type CampaignInput = z.output<(typeof addEndpoint)['input']>
export type CampaignChange = { before: DeskCampaign | null; after: DeskCampaign }
type Needed = Pick<Parts, 'db' | 'clock'>

/** A campaign as it is stored. What belongs to the other kind of reward is left out. */
function rowOf(input: CampaignInput) {
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
    voucher_shops: isVoucher && shops ? JSON.stringify(shops) : null,
  }
}

/** Refuses a shop that does not exist: a voucher for it could be used nowhere. */
async function checkShops(db: Db, { voucherShopIds }: CampaignInput, language: Language): Promise<void> {
  if (!(await areShops(db, chosen(voucherShopIds) ?? []))) throw fieldRefusal('request.invalid', 'voucherShopIds', 'invalid', language)
}

/** Makes a campaign. */
export async function addCampaign({ db, clock }: Needed, input: CampaignInput, language: Language = 'english'): Promise<CampaignChange> {
  const now = clock.now()
  await checkShops(db, input, language)
  const row = await inTransaction(db, (tx) => insertCampaign(tx, { id: randomUUID(), created_at: toDate(now), ...rowOf(input) }))
  return { before: null, after: deskCampaignView(row, now) }
}

/** Changes a campaign; what was claimed stays as it was. One that staff ended stays ended. */
export async function editCampaign(
  { db, clock }: Needed,
  id: string,
  input: CampaignInput,
  language: Language = 'english',
): Promise<CampaignChange> {
  await checkShops(db, input, language)
  return inTransaction(db, async (tx) => {
    const before = await lockCampaign(tx, id)
    if (!before) throw new Refusal('campaigns.notFound')
    if (before.ended_at) throw new Refusal('campaigns.ended')
    if (input.stock !== null && input.stock < before.claimed) throw new Refusal('campaigns.stockTooLow')
    const after = await updateCampaign(tx, id, rowOf(input))
    const now = clock.now()
    return { before: deskCampaignView(before, now), after: deskCampaignView(after, now) }
  })
}

/** Ends a campaign now, for good; claims that run at the same moment are counted before it or refused. */
export async function endCampaign({ db, clock }: Needed, id: string): Promise<CampaignChange> {
  return inTransaction(db, async (tx) => {
    const before = await lockCampaign(tx, id)
    if (!before) throw new Refusal('campaigns.notFound')
    const now = clock.now()
    const after = await setEnded(tx, id, toDate(now))
    return { before: deskCampaignView(before, now), after: deskCampaignView(after, now) }
  })
}
