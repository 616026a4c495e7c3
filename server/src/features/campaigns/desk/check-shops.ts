import type { Language } from '@mwc/contract/language/language'
import type { Db } from '../../../database/database.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { areShops } from '../campaigns.repo.ts'
import { chosen } from '../../audience/read-audience.ts'
import type { CampaignInput } from './shape-campaign.ts'

/** Refuses a shop that does not exist: a voucher for it could be used nowhere. */
export async function checkShops(db: Db, { voucherShopIds }: CampaignInput, language: Language): Promise<void> {
  if (!(await areShops(db, chosen(voucherShopIds) ?? []))) throw fieldRefusal('request.invalid', 'voucherShopIds', 'invalid', language)
}
