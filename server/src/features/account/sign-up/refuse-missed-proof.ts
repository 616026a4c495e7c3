import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Encryption } from '../../../keys/encryption.ts'
import { countMissedProof } from './missed-proofs.repo.ts'
import type { ProofRow } from '../proofs/proofs.repo.ts'

/** The refusal of a proof that is missing or too old; twice in a row for one number it sends the reader to the helpline. */
export async function refuseMissedProof(db: Db, encryption: Encryption, proof: Pick<ProofRow, 'mobile'> | undefined): Promise<Refusal> {
  const again = proof && (await countMissedProof(db, missedProofKey(encryption, proof.mobile))) > 1
  return new Refusal(again ? 'account.invalidSignUp' : 'account.proofExpired')
}

/** Under which a number's proofs that came too late are counted. */
export function missedProofKey(encryption: Encryption, mobile: string): string {
  return `missed-proof:${encryption.lookup('allowance', mobile)}`
}
