import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { InputOf } from '@mwc/contract/endpoint/wire-call'
import type { addPasskey, passkeyLogIn } from '@mwc/contract/staff/passkeys.calls'

export type NewCredential = InputOf<typeof addPasskey>['credential']
export type SignedCredential = InputOf<typeof passkeyLogIn>['credential']

/** Where the desk is reached, by which a passkey knows it: it signs for no other site. */
export type Site = { id: string; origin: string }

export function siteOf(publicUrl: string): Site {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** EdDSA, ES256 and RS256: what phones, laptops and keys sign with. */
export const algorithms = [-8, -7, -257]

/** What a key signed and for which challenge; null where it is for another site, does not fit, or nobody was verified. */
type Verified<T> = Promise<(T & { challenge: string }) | null>

/** Remembers the challenge that was answered: whether it was ours, and is answered the first time, the table decides. */
function remembered() {
  const seen = { challenge: '' }
  const expectedChallenge = (challenge: string) => {
    seen.challenge = challenge
    return true
  }
  return { seen, expectedChallenge }
}

export async function readNewCredential(
  site: Site,
  { response, ...credential }: NewCredential,
): Verified<{ credentialId: string; publicKey: string; counter: number }> {
  const { seen, expectedChallenge } = remembered()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { ...seen, credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // The library throws where anything does not fit; why is nobody's business who made it so.
    return null
  }
}

export async function readSignedCredential(
  site: Site,
  { response, ...credential }: SignedCredential,
  stored: { credentialId: string; publicKey: string; counter: number },
): Verified<{ newCounter: number }> {
  const { seen, expectedChallenge } = remembered()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
      requireUserVerification: true,
    })
    return verified ? { ...seen, newCounter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}
