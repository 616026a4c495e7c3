import fc from 'fast-check'
import type { Schema } from './read-operations.ts'

/** What is known to be there, by a field's name. */
export type Known = (name: string) => readonly unknown[]

const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString())
const soon = fc.integer({ min: -40 * 86_400, max: 400 * 86_400 }).map((seconds) => new Date((1_790_000_000 + seconds) * 1000).toISOString())
const moments = fc.oneof(dates, soon)

/** Forms that a pattern says too loosely to be drawn from: an example that only their patterns take, and values. */
const forms: readonly [example: string, values: fc.Arbitrary<string>][] = [
  ['2026-03-10T10:00:00+08:00', moments],
  ['2026-03-10', moments.map((text) => text.slice(0, 10))],
  ['2026-03', moments.map((text) => text.slice(0, 7))],
  ['0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', fc.uuid()],
  [
    '24:00',
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((two) => two.map((n) => String(n).padStart(2, '0')).join(':')),
  ],
]

/** How long most texts are that are drawn. */
const usualLength = 40

const isText = (text: string, patterns: readonly RegExp[]) => patterns.every((pattern) => pattern.test(text))

function textsOf(schema: Schema): fc.Arbitrary<string> {
  const all = [schema, ...(schema.allOf ?? [])]
  const patterns = all.flatMap(({ pattern }) => (pattern === undefined ? [] : [new RegExp(pattern, 'u')]))
  const minLength = Math.max(0, ...all.map((one) => one.minLength ?? 0))
  const longest = Math.min(...all.map((one) => one.maxLength ?? Infinity))
  const maxLength = Math.max(minLength, Math.min(longest, usualLength))
  const fits = (text: string) => text.length >= minLength && text.length <= longest && isText(text, patterns)
  const free = fc.string({ minLength, maxLength, unit: 'grapheme' })
  const [first] = patterns
  if (!first) return free.filter(fits)
  // A form is a narrow pattern: one that takes an ordinary word as well is none.
  const form = isText('word', patterns) || isText('7', patterns) ? undefined : forms.find(([example]) => isText(example, patterns))
  if (form) return form[1].filter(fits)
  if (first.source.includes('\\p{')) return fc.oneof(free, fc.string({ minLength, maxLength })).filter(fits)
  return fc.stringMatching(first, Number.isFinite(longest) ? { maxLength: longest } : {}).filter(fits)
}

function numbersOf({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum ?? -1e9, -Number.MAX_SAFE_INTEGER), Math.min(maximum ?? 1e9, Number.MAX_SAFE_INTEGER)]
  const edges = fc.constantFrom(min, max, Math.min(max, Math.max(min, 0)), Math.min(max, Math.max(min, 1)))
  const small = fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.ceil(min) + 50) })
  if (type === 'integer') return fc.oneof(small, fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), edges)
  return fc.oneof(small, fc.double({ min, max, noNaN: true }), edges)
}

function objectsOf({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties), noNullPrototype: true })
}

function plainValuesOf(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const either = schema.oneOf ?? schema.anyOf
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (either) return fc.oneof(...either.map((one) => valuesOf(one, known, name)))
  switch (schema.type) {
    case 'string':
      return textsOf(schema)
    case 'integer':
    case 'number':
      return numbersOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'array': {
      const { minItems = 0, maxItems = 4 } = schema
      return fc.array(valuesOf(schema.items ?? {}, known, name), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
      })
    }
    case 'object':
      return objectsOf(schema, known)
    default:
      return schema.allOf
        ? fc.tuple(...schema.allOf.map((one) => objectsOf(one, known))).map((all) => Object.assign({}, ...all) as object)
        : fc.jsonValue()
  }
}

/** Values that fit a schema; of fields that answers named, most are values that are there. */
export function valuesOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const there = known(name).filter((value) => typeof value === (schema.type === 'integer' ? 'number' : schema.type))
  const plain = plainValuesOf(schema, known, name)
  const values = there.length > 0 && !schema.enum ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...there) }, plain) : plain
  return schema.nullable ? fc.option(values, { freq: 4 }) : values
}
