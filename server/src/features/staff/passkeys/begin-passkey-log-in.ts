import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { beginPasskeyLogIn as endpoint } from '@mwc/contract/staff/passkeys.calls'
import { hourSeconds, secondsUntilNextWindow, takeAllowance } from '../../../database/take-allowance.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { makeChallenge, passkeyTimeout } from './make-challenge.ts'
import { siteOf } from './passkey.codes.ts'

/** Challenges that one address is given in an hour: a whole office signs in with fewer. */
const challengesAnHour = 120

/** A challenge to sign in with a passkey. Refuses with `request.tooMany`. */
export async function beginPasskeyLogIn(deps: Dependencies, addressHash: string): Promise<OutputOf<typeof endpoint>> {
  const { db, clock, config } = deps
  const now = clock.now()
  if (!(await takeAllowance(db, `desk-passkey:${addressHash}`, challengesAnHour, hourSeconds, now)))
    throw new Refusal('request.tooMany', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, now) })
  const challenge = await makeChallenge(deps, null)
  return { options: { challenge, rpId: siteOf(config.publicUrl).id, userVerification: 'required', timeout: passkeyTimeout } }
}
