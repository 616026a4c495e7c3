import { expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { replySerializer } from './reply-serializer.ts'

const schema = z.object({
  code: z.literal(200),
  data: z.object({
    name: z.string(),
    state: z.enum(['open', 'closed']),
    cents: z.int(),
    isNew: z.boolean(),
    note: z.nullable(z.string()),
    more: z.optional(z.string()),
    count: z._default(z.int(), 0),
    items: z.array(z.object({ id: z.string(), inner: z.nullable(z.object({ day: z.string() })) })),
    text: z.nullable(z.strictObject({ english: z.string(), bengali: z.optional(z.string()) })),
    byKind: z.record(z.enum(['sms', 'call']), z.boolean()),
    either: z.union([z.object({ kind: z.literal('a'), a: z.string() }), z.object({ kind: z.literal('b'), b: z.number() })]),
  }),
})
const planted = { fin: 'F1234567N', password_hash: 'x' }
const data = {
  name: 'Rahim',
  state: 'open',
  cents: 900,
  isNew: true,
  count: 0,
  note: null,
  items: [
    { id: '1', inner: { day: '2026-03-10', ...planted }, ...planted },
    { id: '2', inner: null },
  ],
  text: { english: 'Noodles' },
  byKind: { sms: true, call: false },
  either: { kind: 'b', b: 1, ...planted },
  ...planted,
}
const route = { schema, method: 'GET', url: '/', httpStatus: '200' }
const serialize = replySerializer({ validates: false })(route)

it('lets nothing out that the contract does not name, however deep it lies', () => {
  const text = serialize({ code: 200, data, ...planted })
  for (const secret of Object.values(planted)) expect(text).not.toContain(`"${secret}"`)
  const [first, second] = data.items
  const { fin: _fin, password_hash: _hash, ...named } = data
  expect(JSON.parse(text)).toEqual({
    code: 200,
    data: {
      ...named,
      items: [{ id: first?.id, inner: { day: '2026-03-10' } }, second],
      either: { kind: 'b', b: 1 },
    },
  })
})

it('writes what the whole schema would, in the same order', () => {
  const whole = replySerializer({ validates: true })(route)
  expect(whole({ code: 200, data })).toBe(serialize({ code: 200, data }))
})

test.each([
  ['an object where a text belongs', { name: { ...planted } }],
  ['a list where a text belongs', { note: [planted.fin] }],
  ['a text that is none of a few', { state: 'half' }],
  ['a text where an object belongs', { items: ['F1234567N'] }],
  ['an object where a list belongs', { items: { ...planted } }],
  ['a text where a number belongs', { cents: 'F1234567N' }],
  ['a number that is none', { cents: Number.NaN }],
  ['a number without an end', { cents: Number.POSITIVE_INFINITY }],
  ['a moment that was not written as a text', { name: new Date() }],
  ['something that is missing', { name: undefined }],
  ['a name that a strict object does not have', { text: { english: 'Noodles', ...planted } }],
  ['a text of a strict object that is missing', { text: { bengali: 'নুডলস' } }],
  ['a list where a strict object belongs', { text: ['F1234567N'] }],
  ['what has a default and is missing', { count: undefined }],
  ['a key of a record that is not named', { byKind: { sms: true, call: false, fin: true } }],
  ['what fits no case of a union', { either: { kind: 'c' } }],
])('%s is a fault, not an answer', (_what, wrong) => {
  expect(() => serialize({ code: 200, data: { ...data, ...wrong } })).toThrow()
})
