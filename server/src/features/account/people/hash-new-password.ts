import { Refusal } from '../../../http/refusal.ts'
import { isCommonPassword } from '../../../keys/common-passwords.ts'
import { hashPassword } from '../../../keys/password-hash.ts'

/**
 * Hashes a password that somebody chose, to be stored. The contract has rated it strong; one that many people use is refused with
 * `account.commonPassword`, for which the app has no list.
 */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new Refusal('account.commonPassword')
  return hashPassword(password)
}
