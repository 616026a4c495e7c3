import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { beginPasskey as endpoint } from '@mwc/contract/staff/passkeys.calls'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffUser } from '../../../http/route.ts'
import { checkOwnPassword } from '../check-own-password.ts'
import { makeChallenge, passkeyTimeout } from './make-challenge.ts'
import { algorithms, siteOf } from './passkey.codes.ts'
import { listPasskeys } from '../passkeys.repo.ts'

/** A challenge for a new passkey; asked for with the own password, so that an open session alone adds no way in. */
export async function beginPasskey(
  deps: Dependencies,
  { staffId, username }: StaffUser,
  currentPassword: string,
): Promise<OutputOf<typeof endpoint>> {
  await checkOwnPassword(deps, staffId, currentPassword)
  const known = await listPasskeys(deps.db, staffId)
  return {
    options: {
      challenge: await makeChallenge(deps, staffId),
      rp: { id: siteOf(deps.config.publicUrl).id, name: 'MWC desk' },
      user: { id: Buffer.from(staffId).toString('base64url'), name: username, displayName: username },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: passkeyTimeout,
    },
  }
}
