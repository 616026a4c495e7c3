import { randomBytes } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { type Encryption, makeEncryption } from '../../keys/encryption.ts'
import { logKeyPlace } from '../../keys/encrypted-columns.ts'
import { takeLogKey } from './log-keys.repo.ts'
import type { PersonalValues } from './personal-values.rules.ts'

const placeOf = (entryId: string) => ({ table: 'audit', column: 'personal', row: entryId })
const under = (key: string) => makeEncryption(`m:${key}`, '')

/** Encrypts personal values of an entry under the key of their member; null where the account is closed. */
export async function sealPersonal(
  tx: Tx,
  encryption: Encryption,
  { entryId, memberId, personal }: { entryId: string; memberId: string; personal: PersonalValues },
): Promise<string | null> {
  const place = logKeyPlace(memberId)
  const wrapped = await takeLogKey(tx, memberId, encryption.encrypt(randomBytes(32).toString('hex'), place))
  return wrapped === undefined ? null : under(encryption.decrypt(wrapped, place)).encrypt(JSON.stringify(personal), placeOf(entryId))
}

/** Personal values of an entry, by the key of their member as it is kept. */
export function openPersonal(
  encryption: Encryption,
  { entryId, memberId, wrapped, personal }: { entryId: string; memberId: string; wrapped: string; personal: string },
): PersonalValues {
  const key = encryption.decrypt(wrapped, logKeyPlace(memberId))
  return JSON.parse(under(key).decrypt(personal, placeOf(entryId))) as PersonalValues
}
