import { expect, test } from 'vitest'
import { actBytes, parseSignature, writeSignature } from './signed-act.ts'

const at = Date.UTC(2026, 2, 10)
const signature = new Uint8Array(64).fill(255)

test('a signature is read as it was written, and in no other way', () => {
  const text = writeSignature(at, signature)
  expect(parseSignature(text)).toEqual({ at, signature })
  for (const wrong of [
    '',
    'yes',
    text.replace(/^1/, '2'),
    text.replace(/^1\./, '1.0'),
    text.replace(/^1\.\d+/, '1.0'),
    text.replace(/^1\.\d+/, '1.-5'),
    text.replace(/^1\.\d+/, `1.${'9'.repeat(16)}`),
    text.slice(0, -1),
    `${text}A`,
    ` ${text}`,
    `${text}\n`,
    // The same 64 bytes, written otherwise.
    `${text.slice(0, -1)}x`,
  ])
    expect([wrong, parseSignature(wrong)]).toEqual([wrong, null])
})

test('what is signed names all that it holds together, and what for', () => {
  const act = { method: 'POST', path: '/h5-api/h5/payments', bodyHash: 'abc', at }
  expect(new TextDecoder().decode(actBytes(act))).toBe(`mwc-act.1\n${at}\nPOST\n/h5-api/h5/payments\nabc`)
  const others = [
    act,
    { ...act, at: at + 1 },
    { ...act, method: 'GET' },
    { ...act, path: '/h5-api/h5/account' },
    { ...act, bodyHash: 'abd' },
  ]
  expect(new Set(others.map((other) => new TextDecoder().decode(actBytes(other)))).size).toBe(others.length)
})
