import type { Db } from '../../../database/database.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { StartFault } from '../../../start-fault.ts'
import { finHashOf } from './create-member.ts'
import { someFins } from './members.repo.ts'

const asked = 20

/**
 * Checks that the look-up key fits this database. With another, FINs find nobody: people could join and use codes again.
 * Throws a `StartFault` where no account that opens has its own hash.
 */
export async function checkLookupKey(db: Db, encryption: Encryption): Promise<void> {
  const accounts = await someFins(db, asked)
  const hashes = accounts.map(({ id, fin_cipher, fin_hash }) => ({
    kept: fin_hash,
    made: fin_cipher && hashOf(encryption, id, fin_cipher),
  }))
  const opened = hashes.filter(({ made }) => made)
  if (opened.length === 0 || opened.some(({ kept, made }) => kept === made)) return
  throw new StartFault(
    'LOOKUP_KEY: is not the one by which this database finds people. Take the one that belongs to it, or the database that belongs to the key.',
  )
}

/** The hash that an account's FIN has under this key; null where no key of the ring opens the FIN. */
function hashOf(encryption: Encryption, memberId: string, finCipher: string): string | null {
  try {
    return finHashOf(encryption, encryption.decrypt(finCipher, finPlace(memberId)))
  } catch {
    return null
  }
}
