import type { Tx } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { totpPlace } from '../../keys/encrypted-columns.ts'
import { codeHashes } from './recovery.codes.ts'
import { findRecoveryCode, spendRecoveryCode } from './recovery-codes.repo.ts'
import { spendTotpStep, type StaffRow } from './staff.repo.ts'
import { totpStepOf } from './totp.codes.ts'

/** What a code that was typed would be spent as. */
export type SecondFactor = { by: 'authenticator'; step: number } | { by: 'recoveryCode'; hash: string }

/** Stands in for an account that there is not, so that the answer takes as long. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** What a code is of an account's: six digits of its authenticator app, or a recovery code; null when it is neither. */
export async function findSecondFactor(
  { db, encryption, clock }: Pick<Dependencies, 'db' | 'encryption' | 'clock'>,
  staff: StaffRow | undefined,
  code: string,
): Promise<SecondFactor | null> {
  if (code.length > 6) {
    const id = staff?.id ?? nobody
    const hash = await findRecoveryCode(db, id, codeHashes(encryption, id, code))
    return hash !== undefined && !staff?.disabled_at ? { by: 'recoveryCode', hash } : null
  }
  if (!staff?.totp_cipher) return null
  const step = totpStepOf(encryption.decrypt(staff.totp_cipher, totpPlace(staff.id)), code, clock.now())
  return step === null ? null : { by: 'authenticator', step }
}

/** Spends it; false when it was spent before. */
export async function spendSecondFactor(tx: Tx, staffId: string, factor: SecondFactor): Promise<boolean> {
  return factor.by === 'recoveryCode' ? spendRecoveryCode(tx, staffId, factor.hash) : spendTotpStep(tx, staffId, factor.step)
}
