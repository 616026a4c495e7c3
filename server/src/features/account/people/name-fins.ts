import type { Db } from '../../../database/database.ts'
import { finPlace } from '../../../keys/encrypted-columns.ts'
import type { FinHashes } from '../../../keys/fin-hashes.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { closedNamesAmong } from './closed-people.repo.ts'

/** The keyed hashes by which a FIN is found, the one that names new people first. */
export function finHashesOf(encryption: Encryption, fin: string): string[] {
  return encryption.lookups('fin', fin)
}

function finOf(encryption: Encryption, { id, fin_cipher }: { id: string; fin_cipher: string | null }): string | null {
  try {
    return fin_cipher === null ? null : encryption.decrypt(fin_cipher, finPlace(id))
  } catch {
    return null
  }
}

/** The hashes of an account's FIN; null where no key of the ring opens the FIN. */
export function hashesOfAccount(encryption: Encryption, account: { id: string; fin_cipher: string | null }): string[] | null {
  const fin = finOf(encryption, account)
  return fin === null ? null : finHashesOf(encryption, fin)
}

/**
 * How new rows keep some FINs. Whoever closed an account keeps the name of then, so that what is counted "a person" stays theirs,
 * until the rotation of the look-up key names them anew with all of it.
 */
export async function nameFins(db: Db, encryption: Encryption, fins: readonly string[]): Promise<(fin: string) => FinHashes> {
  const isExchanged = encryption.lookupMarks.length > 1
  const all = isExchanged ? fins.flatMap((fin) => finHashesOf(encryption, fin)) : []
  const closed = new Set(isExchanged ? await closedNamesAmong(db, all) : [])
  return (fin) => {
    const hashes = finHashesOf(encryption, fin)
    const name = hashes.find((hash) => closed.has(hash)) ?? encryption.lookup('fin', fin)
    return { fin_hash: name, other_fin_hash: hashes.find((hash) => hash !== name) ?? null }
  }
}
