import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { Db } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { hashPassword } from '../../keys/password-hash.ts'
import type { Encryption } from '../../keys/encryption.ts'
import { totpPlace } from '../../keys/encrypted-columns.ts'
import { insertStaff } from './staff.repo.ts'
import { newTotpSecret, totpUri } from './totp.codes.ts'

/**
 * Writes a staff account and answers with its id and, this once, with the address for the authenticator app. Refuses with
 * `staff.nameTaken`.
 */
export async function createStaff(
  db: Db,
  encryption: Encryption,
  { username, password, role, at }: { username: string; password: string; role: StaffRole; at: Date },
): Promise<{ id: string; totpUri: string }> {
  const id = randomUUID()
  const secret = newTotpSecret()
  const row = {
    id,
    username,
    password_hash: await hashPassword(password),
    totp_cipher: encryption.encrypt(secret, totpPlace(id)),
    role,
    created_at: at,
  }
  if (!(await insertStaff(db, row))) throw new Refusal('staff.nameTaken')
  return { id, totpUri: totpUri(secret, username) }
}
