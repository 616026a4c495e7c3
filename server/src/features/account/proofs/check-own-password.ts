import type { MemberRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import { isPassword } from '../../../keys/password-hash.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { actsCounter } from './find-counter.ts'
import { passwordChecks } from './password-checks.ts'
import { requireOneOf } from './require-one-of.ts'

/** Checks the password of whoever is signed in: 25 an hour and account, apart from what anybody tries at log-in. */
export async function checkOwnPassword(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  member: Pick<MemberRow, 'id' | 'password_hash'>,
  password: string,
): Promise<void> {
  await requireOneOf(db, passwordChecks(actsCounter(member.id)), clock.now(), 'account.passwordLocked')
  if (!(await isPassword(member.password_hash, password))) throw new Refusal('account.wrongPassword')
}
