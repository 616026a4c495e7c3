import { checkCard, proveFromPhone } from '@mwc/contract/card/card'
import { keyIdOf, signedBytes, stepAt, toBase64url, writeProof } from '@mwc/contract/card/card-proof'
import type { TestServer } from '../start-test-server.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** A phone with a key of its own, as the app makes it. */
export type CardPhone = {
  publicKey: string
  keyId: string
  /** What its QR says at a moment of the server's time; now where none is named. */
  proofAt(at?: Temporal.Instant): Promise<string>
}

export async function cardPhone(server: TestServer): Promise<CardPhone> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  const keyId = await keyIdOf(bytes)
  return {
    publicKey: toBase64url(bytes),
    keyId,
    async proofAt(at = server.clock.now()) {
      const step = stepAt(at.epochMilliseconds)
      const signature = new Uint8Array(
        await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signedBytes(keyId, step)),
      )
      return writeProof({ keyId, step, signature })
    },
  }
}

/** A new phone that proves the card of whoever is signed in by the token. */
export async function provingPhone(server: TestServer, token: string): Promise<CardPhone> {
  const phone = await cardPhone(server)
  await server.ok(proveFromPhone, { publicKey: phone.publicKey, takeOver: true }, { token })
  return phone
}

/** What anybody's camera is told of a proof. */
export async function resultOf(server: TestServer, proof: string): Promise<string> {
  return (await server.ok(checkCard, { proof })).result
}
