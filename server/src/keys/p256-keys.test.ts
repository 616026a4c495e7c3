import { generateKeyPairSync } from 'node:crypto'
import { fromBase64url, toBase64url } from '@mwc/contract/endpoint/base64url'
import { expect, test } from 'vitest'
import { readPublicKey } from './p256-keys.ts'

const spki = (key: { export(form: { format: 'der'; type: 'spki' }): Buffer }) => key.export({ format: 'der', type: 'spki' })

test('a P-256 key is read in the one form that browsers export', () => {
  const publicKey = toBase64url(spki(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey))
  expect(readPublicKey(publicKey)).toEqual(fromBase64url(publicKey))
  const wrong = {
    'another curve': toBase64url(spki(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey)),
    'another kind': toBase64url(spki(generateKeyPairSync('ed25519').publicKey)),
    'no key': 'A'.repeat(122),
    'a point beside the curve': publicKey.slice(0, 60) + (publicKey[60] === 'A' ? 'B' : 'A') + publicKey.slice(61),
    'something behind it': `${publicKey.slice(0, -1)}AAAA`,
    nothing: '',
    'not base64url': 'á'.repeat(122),
  }
  for (const [name, text] of Object.entries(wrong)) expect([name, readPublicKey(text)]).toEqual([name, null])
})
