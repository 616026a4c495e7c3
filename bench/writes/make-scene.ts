import type { OpenDatabase } from '../../server/src/database/database.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { systemClock } from '../../server/src/ports/clock.ts'
import { joinWorker, offerCampaign } from '../../server/src/testing/fixtures/campaign-fixtures.ts'
import { sellPlans } from '../../server/src/testing/fixtures/payment-fixtures.ts'
import { offerPrivilege, openShop, type TestShop } from '../../server/src/testing/fixtures/redemption-fixtures.ts'
import { keys } from '../faults/seed-programme.ts'

/** What members write to: a privilege and a campaign with enough for all. */
export type Scene = { tokens: string[]; shop: TestShop; privilegeId: string; campaignId: string }

/** A programme with members who are signed in and have never paid. */
export async function makeScene({ db }: OpenDatabase, members: number): Promise<Scene> {
  const parts = { db, clock: systemClock, deps: { db, clock: systemClock, encryption: makeEncryption(keys.fin, keys.lookup) } }
  await sellPlans({ db })
  const shop = await openShop(parts)
  const period = { startsAt: '2020-01-01T00:00:00+08:00', endsAt: '2040-01-01T00:00:00+08:00', stock: members * 2 }
  const campaignId = await offerCampaign(parts, period)
  const privilegeId = await offerPrivilege(parts, [shop], { totalLimit: members * 2, memberLimit: 2, memberPeriod: 'month' })
  const tokens: string[] = []
  for (let n = 1; n <= members; n += 1) tokens.push((await joinWorker(parts, n)).token)
  return { tokens, shop, privilegeId, campaignId }
}
