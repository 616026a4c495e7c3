import type { Tx } from '../../database/database.ts'
import type { Encryption } from '../../keys/encryption.ts'
import { codeHashes, newCodes, shownCode } from './recovery.codes.ts'
import { replaceRecoveryCodes } from './recovery-codes.repo.ts'

/** Gives an account ten new recovery codes in place of those before; answers with them as they are shown, this once. */
export async function giveRecoveryCodes(tx: Tx, encryption: Encryption, staffId: string): Promise<string[]> {
  const codes = newCodes()
  await replaceRecoveryCodes(
    tx,
    staffId,
    codes.flatMap((code) => codeHashes(encryption, staffId, code).slice(0, 1)),
  )
  return codes.map(shownCode)
}
