import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc16, payNowPayload, readPayNowPayload } from './paynow-payload.ts'

const example = {
  uen: '201403121W',
  amountCents: 900,
  expiry: Temporal.ZonedDateTime.from('2026-12-31T23:59:59+08:00[Asia/Singapore]').toInstant(),
  name: 'MWC DEMO',
  reference: 'MWC0001234',
}
const exampleText =
  '00020101021226550009SG.PAYNOW010120210201403121W0301004142026123123595952040000530370254049.005802SG5908MWC DEMO6009Singapore62140110MWC000123463040935'

const printable = (max: number) =>
  fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((n) => String.fromCharCode(n)), minLength: 1, maxLength: max })
const anyFields = fc.record({
  uen: fc.stringMatching(/^[0-9A-Z]{9,10}$/),
  amountCents: fc.integer({ min: 1, max: 99_999_999 }),
  expiry: fc.integer({ min: 1_600_000_000, max: 4_000_000_000 }).map((s) => Temporal.Instant.fromEpochMilliseconds(s * 1000)),
  name: printable(25),
  reference: printable(25),
})

test('the check sum is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('the worked example comes out byte for byte', () => {
  expect(payNowPayload(example)).toBe(exampleText)
})

test('whatever is written is read back', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const { expiry, ...read } = readPayNowPayload(payNowPayload(fields)) ?? { expiry: null }
      const { expiry: written, ...rest } = fields
      expect(read).toEqual(rest)
      expect(expiry?.equals(written)).toBe(true)
    }),
  )
})

test('a payload with one character changed is not read', () => {
  fc.assert(
    fc.property(anyFields, fc.nat(), (fields, seed) => {
      const text = payNowPayload(fields)
      const at = seed % text.length
      const changed = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1)
      expect(readPayNowPayload(changed)).toBeNull()
    }),
  )
})

test('no text makes the reader throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void readPayNowPayload(text)))
  fc.assert(fc.property(fc.string(), (text) => void readPayNowPayload(text + crc16(text))))
})

test.each([
  ['an amount of nothing', { amountCents: 0 }],
  ['half a cent', { amountCents: 1.5 }],
  ['a name of 26 characters', { name: 'N'.repeat(26) }],
  ['a reference in another script', { reference: '参考' }],
])('%s is refused', (_title, wrong) => {
  expect(() => payNowPayload({ ...example, ...wrong })).toThrow(RangeError)
})
