import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { smallestOf } from '../../../ports/payment-gateway.ts'
import { listAllPlans } from '../plans.repo.ts'
import { listVersionedSettings } from '../settings.repo.ts'
import { deskSettingsView } from './programme-desk.views.ts'

/** Prices and settings as they stand now, each group with its version. */
export async function readDeskSettings(db: Db, { gateways }: Pick<Dependencies, 'gateways'>): Promise<DeskSettings> {
  return deskSettingsView(await listAllPlans(db), await listVersionedSettings(db), smallestOf(gateways))
}
