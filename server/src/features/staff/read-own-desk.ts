import type { OwnDesk } from '@mwc/contract/staff/own-desk.schemas'
import type { Db } from '../../database/database.ts'
import type { StaffUser } from '../../http/route.ts'
import { listPasskeys } from './passkeys.repo.ts'
import { countRecoveryCodes } from './recovery-codes.repo.ts'

/** The own account at the desk. */
export async function readOwnDesk(db: Db, { staffId, username, role }: StaffUser): Promise<OwnDesk> {
  const passkeys = await listPasskeys(db, staffId)
  return {
    username,
    role,
    recoveryCodes: await countRecoveryCodes(db, staffId),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  }
}
