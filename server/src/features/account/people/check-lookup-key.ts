import type { Db } from '../../../database/database.ts'
import { hashesOfRow } from '../../../keys/fin-hashes.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { StartFault } from '../../../start-fault.ts'
import { hashesOfAccount } from './name-fins.ts'
import { someFins } from './members.repo.ts'

const asked = 20

/**
 * Checks that the look-up key fits this database. With another, FINs find nobody: people could join and use codes again.
 * Throws a `StartFault` where no account that opens has its own hash.
 */
export async function checkLookupKey(db: Db, encryption: Encryption): Promise<void> {
  const accounts = await someFins(db, asked)
  const hashes = accounts.map((account) => ({
    kept: hashesOfRow(account),
    made: hashesOfAccount(encryption, account),
  }))
  const opened = hashes.filter(({ made }) => made)
  if (opened.length === 0 || opened.some(({ kept, made }) => kept.some((hash) => made?.includes(hash)))) return
  throw new StartFault(
    'LOOKUP_KEY: is not the one by which this database finds people. Take the one that belongs to it, or the database that belongs to the key.',
  )
}
