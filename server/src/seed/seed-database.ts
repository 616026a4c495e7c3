import { randomBytes, randomUUID } from 'node:crypto'
import { createStaff } from '../features/staff/create-staff.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Tx } from '../database/database.ts'
import { seedCampaigns } from './seed-campaigns.ts'
import { seedContent } from './seed-content.ts'
import { seedMaintenance } from './seed-maintenance.ts'
import { seedMembers } from './seed-members.ts'
import { inTransaction } from '../database/in-transaction.ts'

/** Example prices in Singapore cents; the centre's real fee is a setting that staff make. */
const plans = [
  { code: '6months', months: 6, price_cents: 900, position: 1 },
  { code: '1year', months: 12, price_cents: 1500, position: 2 },
] as const

const promos = [
  { code: 'WELCOME3', audience: 'new', effect: 'freeMonths', effect_value: 3, plans: null, total_limit: 500 },
  { code: 'STAY1', audience: 'renewal', effect: 'freeMonths', effect_value: 1, plans: null, total_limit: 500 },
  { code: 'TAKE2OFF', audience: 'any', effect: 'amountOff', effect_value: 200, plans: null, total_limit: 300 },
  { code: 'YEAR-20', audience: 'any', effect: 'percentOff', effect_value: 20, plans: '1year', total_limit: 300 },
  { code: 'FIRSTFREE', audience: 'new', effect: 'percentOff', effect_value: 100, plans: '6months', total_limit: 50 },
] as const

/**
 * Fills an empty database: the settings always; the example programme where the settings ask for it. Safe to run at every start;
 * several processes take turns (`alone`). Answers with lines for whoever started the server, such as the first staff sign-in.
 */
export async function seedDatabase(deps: Dependencies): Promise<string[]> {
  if (!deps.config.seedExample) return []
  return inTransaction(deps.db, async (tx) => {
    const seeded = await tx.selectFrom('plan').select('code').limit(1).executeTakeFirst()
    return seeded ? [] : seedExample(tx, deps)
  })
}

async function seedExample(tx: Tx, deps: Dependencies): Promise<string[]> {
  const now = deps.clock.now()
  await tx
    .insertInto('plan')
    .values(plans.map((plan) => ({ ...plan, active: true, is_example: true })))
    .execute()
  await tx
    .insertInto('promo')
    .values(
      promos.map((promo) => ({
        ...promo,
        id: randomUUID(),
        starts_at: new Date(now.epochMilliseconds - 86_400_000),
        ends_at: new Date('2035-12-31T16:00:00Z'),
        person_limit: 1,
      })),
    )
    .execute()
  const shopIds = await seedContent(tx, deps)
  await seedCampaigns(tx, deps, shopIds)
  await seedMembers(tx, deps)
  await seedMaintenance(tx, deps)
  const password = randomBytes(12).toString('base64url')
  const lines = [
    'example data   prices, promo codes, campaigns, content and members are examples (+65 8100 0001 to 0004, password Harbour7Crane)',
    "shops          each example shop has a PIN that its staff type: Harbour Kitchen 482915, the others in README's table",
  ]
  // Where an admin was made by command before the first start, that one signs in.
  if (await tx.selectFrom('staff').select('id').executeTakeFirst()) return lines
  const staff = await createStaff(tx, deps.encryption, { username: 'admin', password, role: 'admin', at: new Date(now.epochMilliseconds) })
  return [...lines, `first staff    admin, password ${password} (shown this once)`, `authenticator  ${staff.totpUri}`]
}
