import fc from 'fast-check'
import { hostileTexts } from '../../server/src/testing/hostile-texts.ts'
import { wrong } from '../../server/src/testing/wrong-values.ts'

const nested = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`)

/** What fits hardly any schema: wrong kinds, much too long, signs of every sort, deep, and what JSON cannot be sure of. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...wrong.map(([, value]) => value)),
  fc.constantFrom(...hostileTexts()),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    -0,
    1e21,
    Number.MAX_SAFE_INTEGER + 2,
    2_147_483_648,
    -2_147_483_649,
    9_223_372_036_854_775_807n.toString(),
    '0x10',
    '1e3',
    ' 1',
    'NaN',
  ),
  fc.constantFrom('0000-00-00', '2026-02-30', '9999-12-31T23:59:60Z', '+275760-09-13', '24:01', '2026-13'),
  fc.constantFrom(
    nested(5),
    nested(200),
    'x'.repeat(20_000),
    Array.from({ length: 500 }, () => 'y'),
  ),
)

/** The same as text, for a path or a query. */
export const hostileWords: fc.Arbitrary<string> = hostileValues.map((value) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 3_000),
)

export const unknownNames: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('isAdmin', 'constructor', '__proto__', 'toString', 'id', 'x'.repeat(200), '<b>', 'নাম', '', 'a.b', 'a[b]', '$ne'),
  fc.string({ maxLength: 12 }),
)

/** Bodies that are no JSON object, or not what they say: as text, with what they call themselves. */
export const brokenBodies: fc.Arbitrary<{ type: string; text: string }> = fc.oneof(
  fc.record({
    type: fc.constant('application/json'),
    text: fc.constantFrom(
      '{',
      '[]',
      '"text"',
      'null',
      '1',
      '',
      ' ',
      '{"a":1}{"b":2}',
      '{"a":1,}',
      "{'a':1}",
      '{"a":NaN}',
      '\ufeff{}',
      '{"id":1,"id":2}',
      '{"a":"\\ud83d"}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
      `${'['.repeat(9_000)}${']'.repeat(9_000)}`,
      `{"mobile":"${'8'.repeat(70_000)}"}`,
      `{"a":${'9'.repeat(5_000)}}`,
    ),
  }),
  fc.record({ type: fc.constant('application/json'), text: fc.string({ unit: 'binary', maxLength: 60 }) }),
  fc.record({
    type: fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data; boundary=x',
      'nonsense',
      'application/json; charset=utf-16',
      'image/png',
      'text/csv',
      '',
    ),
    text: fc.constantFrom('mobile=1', '<a/>', '{}', '--x--', ''),
  }),
)
