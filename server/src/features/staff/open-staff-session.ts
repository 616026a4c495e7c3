import type { Tx } from '../../database/database.ts'
import { newToken, tokenHash } from '../../keys/encryption.ts'
import { insertStaffSession } from './staff.repo.ts'

/** Opens a desk session; answers with its token, of which a hash is kept. */
export async function openStaffSession(tx: Tx, staffId: string, addressHash: string, at: Date): Promise<string> {
  const token = newToken()
  await insertStaffSession(tx, {
    token_hash: tokenHash(token),
    staff_id: staffId,
    address_hash: addressHash,
    created_at: at,
    last_seen_at: at,
  })
  return token
}
