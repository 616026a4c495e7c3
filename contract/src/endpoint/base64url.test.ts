import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from './base64url.ts'

test('base64url is read only as it is written', () => {
  expect(fromBase64url('')).toEqual(new Uint8Array())
  expect(fromBase64url(toBase64url(Uint8Array.of(0, 62, 250, 255)))).toEqual(Uint8Array.of(0, 62, 250, 255))
  for (const wrong of ['A', 'AB', 'AA==', 'A+8A', 'AA AA', 'অ']) expect([wrong, fromBase64url(wrong)]).toEqual([wrong, null])
})
