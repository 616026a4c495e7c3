import { expect, test } from 'vitest'
import { cardAddress, readScanned } from '../scan/scanned-text.ts'
import { keyIdOf, parseProof, proofStepMs, signedBytes, stepAt, writeProof } from './card-proof.ts'

const proof = { keyId: 'AbCdEfGh01234_-9', step: stepAt(Date.UTC(2026, 2, 10)), signature: new Uint8Array(64).fill(255) }

test('a proof is read as it was written, and fits into what is scanned as a card', () => {
  const text = writeProof(proof)
  expect(parseProof(text)).toEqual(proof)
  expect(readScanned(cardAddress('https://app.example', text), 'https://app.example')).toEqual({ kind: 'card', proof: text })
  expect(text.length).toBeLessThan(115)
})

test('there is one way to write a proof', () => {
  const text = writeProof(proof)
  const [version, keyId, step, signature = ''] = text.split('.')
  // The last sign of 64 bytes carries two bits: fourteen others would say the same.
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter((sign) => sign !== text.at(-1))
  const sameBytes = others.map((sign) => text.slice(0, -1) + sign).filter((other) => parseProof(other)?.signature.at(-1) === 255)
  expect(sameBytes).toEqual([])
  for (const wrong of [
    `2.${keyId}.${step}.${signature}`,
    `${version}.${keyId}.0${step}.${signature}`,
    `${version}.${keyId}.${step?.toUpperCase()}.${signature}`,
    `${text}.`,
    ` ${text}`,
    `${text}\n`,
    `${version}.${keyId}.zzzzzzzzzzzz.${signature}`,
    '',
    '1...',
    'x'.repeat(5000),
  ])
    expect([wrong, parseProof(wrong)]).toEqual([wrong, null])
})

test('a step is 30 seconds, and what is signed names key and step', async () => {
  expect([stepAt(0), stepAt(proofStepMs - 1), stepAt(proofStepMs), stepAt(-1)]).toEqual([0, 0, 1, -1])
  expect(new TextDecoder().decode(signedBytes('key', 7))).toBe('mwc-card.1.key.7')
  expect(await keyIdOf(new TextEncoder().encode('abc'))).toBe('ungWv48Bz-pBQUDe')
})
