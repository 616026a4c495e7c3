import type { Dependencies } from '../../../dependencies.ts'
import { newToken, tokenHash } from '../../../keys/encryption.ts'
import { toDate } from '../../../ports/clock.ts'
import { insertChallenge } from '../passkeys.repo.ts'

/** Minutes within which a challenge is answered, and milliseconds that a browser waits for a finger or a face. */
const challengeMinutes = 5
export const passkeyTimeout = challengeMinutes * 60_000

/** Makes a challenge of 256 bits that is answered once: for a new passkey of an account, or, without one, to sign in. */
export async function makeChallenge({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, staffId: string | null): Promise<string> {
  const challenge = newToken()
  const expires_at = toDate(clock.now().add({ minutes: challengeMinutes }))
  await insertChallenge(db, { challenge_hash: tokenHash(challenge), staff_id: staffId, expires_at })
  return challenge
}
