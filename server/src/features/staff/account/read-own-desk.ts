import type { OwnDesk } from '@mwc/contract/staff/own-desk.schemas'
import type { Db } from '../../../database/database.ts'
import type { StaffUser } from '../../../http/route.ts'
import { countRecoveryCodes } from '../recovery-codes.repo.ts'

/** The own account at the desk. */
export async function readOwnDesk(db: Db, { staffId, username, role }: StaffUser): Promise<OwnDesk> {
  return { username, role, recoveryCodes: await countRecoveryCodes(db, staffId) }
}
