import { type CardProof, keyIdOf, parseProof, signedBytes, stepAt, writeProof } from '@mwc/contract/card/card-proof'
import { toBase64url } from '@mwc/contract/endpoint/base64url'
import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgedProofs } from '../../testing/forged-proofs.ts'
import { isSignedBy } from './public-key.codes.ts'

const spki = (key: { export(form: { format: 'der'; type: 'spki' }): Buffer }) => key.export({ format: 'der', type: 'spki' })
const step = stepAt(Date.UTC(2026, 2, 10))

async function signer(): Promise<{ publicKey: string; proof: CardProof }> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyId = await keyIdOf(new Uint8Array(spki(publicKey)))
  const signature = new Uint8Array(sign('sha256', signedBytes(keyId, step), { key: privateKey, dsaEncoding: 'ieee-p1363' }))
  return { publicKey: toBase64url(spki(publicKey)), proof: { keyId, step, signature } }
}

test('of 10,000 random and changed proofs none is signed by a key that is known', async () => {
  const [mine, others] = [await signer(), await signer()]
  const known = new Map([mine, others].map(({ publicKey, proof }) => [proof.keyId, publicKey]))
  const isTrue = (text: string) => {
    const proof = parseProof(text)
    return proof !== null && isSignedBy(known.get(proof.keyId), proof)
  }
  expect([mine, others].map(({ proof }) => isTrue(writeProof(proof)))).toEqual([true, true])
  const forged = [...forgedProofs(10_000, mine.proof, others.proof)]
  expect(forged.filter(isTrue)).toEqual([])
  expect([forged.length, forged.filter(parseProof).length > 6000]).toEqual([10_000, true])
})
