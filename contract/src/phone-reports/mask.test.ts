import { expect, test } from 'vitest'
import { maskPersonal } from './mask.ts'

test.each([
  ["Cannot read properties of undefined (reading 'planName')", "Cannot read properties of undefined (reading 'planName')"],
  ['Unexpected token: "Kumar s/o Raj" is not valid', "Unexpected token: '…' is not valid"],
  ['No member G5555555P', 'No member (fin)'],
  ['no member g5555555p', 'no member (fin)'],
  ['to +65 8100 0001, code 918273', 'to (number), code (number)'],
  ['token AbCdEfGhIjKlMnOpQrStUvWxYz0123456789', 'token (long)'],
  ['id 0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', 'id (long)'],
  ['failed: https://mwc.example/mobile/?proof=abc) x', 'failed: (address)) x'],
  ['from kumar@mail.example', 'from (address)'],
  ['பெயர் குமார் \uD800 \u0000 end', '? end'],
  ['12 of 20', '12 of 20'],
])('%s is kept as %s', (text, kept) => {
  expect(maskPersonal(text).replaceAll(/(\? ?)+/g, '? ')).toBe(kept)
})

test('a long text is cut, and costs no more than a short one', () => {
  const begun = performance.now()
  expect(maskPersonal(`${'"'.repeat(500_000)}${'a1-'.repeat(500_000)}`).length).toBeLessThanOrEqual(200)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
