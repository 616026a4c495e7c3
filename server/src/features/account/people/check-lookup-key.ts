import type { Db } from '../../../database/database.ts'
import { hashesOfRow } from '../../../keys/fin-hashes.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { StartFault } from '../../../start-fault.ts'
import { finHashesOf } from './name-fins.ts'
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
    made: account.fin_cipher === null ? null : openedHashes(encryption, account.id, account.fin_cipher),
  }))
  const opened = hashes.filter(({ made }) => made)
  if (opened.length === 0 || opened.some(({ kept, made }) => kept.some((hash) => made?.includes(hash)))) return
  throw new StartFault(
    'LOOKUP_KEY: is not the one by which this database finds people. Take the one that belongs to it, or the database that belongs to the key.',
  )
}

/** The hashes that an account's FIN has under these keys; null where no key of the ring opens the FIN. */
function openedHashes(encryption: Encryption, memberId: string, finCipher: string): string[] | null {
  try {
    return finHashesOf(encryption, encryption.decrypt(finCipher, finPlace(memberId)))
  } catch {
    return null
  }
}
