import { Refusal } from '../../http/refusal.ts'
import { isCommonPassword } from '../../keys/common-passwords.ts'
import { hashPassword } from '../../keys/password-hash.ts'

/** Hashes a password that staff chose, to be stored; one that many people use is refused with `account.commonPassword`. */
export async function hashDeskPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new Refusal('account.commonPassword')
  return hashPassword(password)
}
