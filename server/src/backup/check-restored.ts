import type { Db } from '../database/database.ts'
import { migrations } from '../database/migrations/migrations.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { checkFinKeys } from '../features/account/people/check-fin-keys.ts'
import { checkLookupKey } from '../features/account/people/check-lookup-key.ts'
import { requireLookupKeys } from '../features/lookup-key/count-lookup-keys.ts'
import { findBookFaults } from '../features/payments/money/find-book-faults.ts'
import { requireFinKeys } from '../keys/count-keys.ts'
import type { Encryption } from '../keys/encryption.ts'
import { StartFault } from '../start-fault.ts'
import type { Manifest } from './manifest.ts'

const shown = 10

/**
 * Looks at what a restored database holds: that its keys are the settings', that FINs open and are found by their hash, and that
 * money and terms in the books belong together. Answers with what fits, a line each; throws a `StartFault` with what does not.
 */
export async function checkRestored(url: string, encryption: Encryption, { migrations: made, version }: Manifest): Promise<string[]> {
  const missing = Object.keys(migrations).filter((name) => !made.includes(name))
  if (missing.length > 0)
    return [
      `Its tables are older than this version (it was made by ${version}): "npm run migrate", then "npm run keys -- check". Keys and books were not looked at.`,
    ]
  const open = openPostgres({ url, pool: 3 })
  try {
    const fins = await checkKeys(open.background, encryption)
    const faults = await findBookFaults(open.background)
    if (faults.length > 0)
      throw new StartFault(
        `The books do not add up in ${faults.length} places:\n${faults
          .slice(0, shown)
          .map((fault) => `  - ${fault}`)
          .join('\n')}`,
      )
    return [
      `Keys fit: ${fins} FINs were opened and are found by their hash.`,
      'Books: each payment has its money and its term, and no limit was passed.',
    ]
  } finally {
    await open.close()
  }
}

async function checkKeys(db: Db, encryption: Encryption): Promise<number> {
  await requireFinKeys(db, encryption)
  await requireLookupKeys(db, encryption)
  const fins = await checkFinKeys(db, encryption)
  await checkLookupKey(db, encryption)
  return fins
}
