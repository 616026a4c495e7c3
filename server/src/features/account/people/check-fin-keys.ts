import type { Db } from '../../../database/database.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { StartFault } from '../../../start-fault.ts'
import { hashesOfAccount } from './name-fins.ts'
import { someFins } from './members.repo.ts'

const asked = 200

/** Opens some FINs; answers with how many. Throws a `StartFault` where one does not open: a key that only has the right name. */
export async function checkFinKeys(db: Db, encryption: Encryption): Promise<number> {
  const accounts = await someFins(db, asked)
  const shut = accounts.filter((account) => hashesOfAccount(encryption, account) === null)
  if (shut.length > 0)
    throw new StartFault(
      `FIN_KEYS: of ${accounts.length} FINs ${shut.length} do not open. A key of that name is another one than these rows have.`,
    )
  return accounts.length
}
