import type { CodePurpose } from '@mwc/contract/account/proofs/code-purposes'
import type { Tx } from '../../../database/database.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { proofMinutes } from './proof.rules.ts'
import { useCode } from './use-code.ts'
import { insertProof } from './proofs.repo.ts'

/** Turns a right code into a proof of its number, good for 60 minutes and one use. */
export async function proveMobile(
  tx: Tx,
  { codeId, mobile, purpose, now }: { codeId: string; mobile: string; purpose: CodePurpose; now: Temporal.Instant },
): Promise<{ proof: string; proofExpiresAt: string }> {
  await useCode(tx, codeId, now)
  const proof = newToken()
  const expiresAt = toDate(now.add({ minutes: proofMinutes }))
  await insertProof(tx, { token_hash: tokenHash(proof), mobile, purpose, created_at: toDate(now), expires_at: expiresAt })
  return { proof, proofExpiresAt: expiresAt.toISOString() }
}
