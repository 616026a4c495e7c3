import fc from 'fast-check'
import { brokenBodies, hostileValues, hostileWords, unknownNames } from './hostile-values.ts'
import type { KnownValues } from './known-values.ts'
import { type Caller, callers, type Operation, type Schema } from './read-operations.ts'
import { valuesOf } from './values-of-schema.ts'

export const kinds = ['valid', 'nearly valid', 'hostile'] as const
/** One request, as it is sent; its body as text, or as bytes in base64. `who` is put in by who sends it. */
export type FuzzRequest = {
  kind: (typeof kinds)[number]
  caller: Caller
  params: Record<string, string>
  query: readonly (readonly [string, string])[]
  body: { type: string; text: string; base64?: true } | null
}

type Sent = { params: Record<string, unknown>; query: Record<string, unknown>; body: Record<string, unknown> }

const asWord = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const wordsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asWord(value)]))
const json = (value: unknown) => ({ type: 'application/json', text: JSON.stringify(value) })

/** Bytes that a file could begin with, and such as none does. */
const files: fc.Arbitrary<NonNullable<FuzzRequest['body']>> = fc
  .record({
    type: fc.constantFrom(
      'image/jpeg',
      'image/png',
      'image/webp',
      'audio/webm',
      'audio/ogg',
      'audio/mp4',
      'text/csv',
      'application/pdf',
      'application/json',
      '',
    ),
    head: fc.constantFrom(
      '',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\xe0',
      'RIFF\x24\0\0\0WEBPVP8 ',
      'OggS',
      '\x1a\x45\xdf\xa3',
      '\0\0\0\x20ftypM4A ',
      'name,mobile\r\n',
      '\xef\xbb\xbf"a";"b"\n',
    ),
    rest: fc.uint8Array({ maxLength: 400 }),
  })
  .map(({ type, head, rest }) => ({
    type,
    text: Buffer.concat([Buffer.from(head, 'latin1'), rest]).toString('base64'),
    base64: true as const,
  }))

/** Who asks: mostly whom the call is for. */
const callersOf = ({ caller }: Operation) => fc.oneof({ weight: 8, arbitrary: fc.constant(caller) }, fc.constantFrom(...callers))

/** Breaks one field of a request: at the top, or in what stands below it. */
type Break = { at: number[]; how: 'replace' | 'drop' | 'add'; value: unknown; name: string }
const breaks: fc.Arbitrary<Break> = fc.record({
  at: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 }),
  how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add'),
  value: hostileValues,
  name: unknownNames,
})

function broken(value: unknown, { at: [index = 0, ...rest], ...how }: Break): unknown {
  if (typeof value !== 'object' || value === null) return how.value
  const entries = Object.entries(value)
  const chosen = entries[index % Math.max(1, entries.length)]
  if (!chosen || how.how === 'add') return Array.isArray(value) ? [...(value as unknown[]), how.value] : { ...value, [how.name]: how.value }
  const [name, inside] = chosen
  const deeper = rest.length > 0 && typeof inside === 'object' && inside !== null
  const others = entries.filter(([other]) => other !== name)
  const changed =
    !deeper && how.how === 'drop'
      ? others
      : entries.map(([key, one]) => [key, key === name ? (deeper ? broken(one, { at: rest, ...how }) : how.value) : one])
  return Array.isArray(value) ? changed.map(([, one]) => one as unknown) : Object.fromEntries(changed)
}

const objectOf = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties, required: Object.keys(properties) })

/** Requests of one call: as described, with one thing wrong, and such as mean no good; its known values as they are now. */
export function requestsOf(operation: Operation, knownValues: KnownValues): fc.Arbitrary<FuzzRequest> {
  const known = (name: string) => knownValues.of(operation.path, name)
  const { method, body } = operation
  const sent = fc.record({
    params: valuesOf(objectOf(operation.params), known),
    query: valuesOf(operation.query, known),
    body: valuesOf(body ?? {}, known),
  }) as fc.Arbitrary<Sent>
  const bodyOf = (value: unknown, file: FuzzRequest['body']) => (method === 'GET' ? null : body ? json(value) : file)
  const caller = callersOf(operation)
  const valid = fc.record({ caller, sent, file: files }).map(({ caller: who, sent: { params, query, body: value }, file }): FuzzRequest => {
    return { kind: 'valid', caller: who, params: wordsOf(params), query: Object.entries(wordsOf(query)), body: bodyOf(value, file) }
  })
  const places = [
    ...(Object.keys(operation.params).length > 0 ? (['params'] as const) : []),
    ...(method === 'GET' ? (['query', 'query', 'twice'] as const) : body ? (['body', 'body', 'body', 'body'] as const) : []),
    ...(method === 'POST' ? (['query'] as const) : []),
  ]
  const nearlyValid = fc
    .record({ caller, sent, file: files, place: fc.constantFrom(...places), how: breaks, word: hostileWords })
    .map(({ caller: who, sent: { params, query, body: value }, file, place, how, word }): FuzzRequest => {
      const inPath =
        place === 'params' ? { ...params, [Object.keys(params)[(how.at[0] ?? 0) % Object.keys(params).length] ?? '']: word } : params
      const asked = Object.entries(wordsOf((place === 'query' ? broken(query, how) : query) as Record<string, unknown>))
      const [first] = asked
      const twice: [string, string][] = place === 'twice' ? [first ?? [how.name, word], [first?.[0] ?? how.name, word]] : []
      return {
        kind: 'nearly valid',
        caller: who,
        params: wordsOf(inPath),
        query: [...asked, ...twice],
        body: bodyOf(place === 'body' ? broken(value, how) : value, file),
      }
    })
  const names = Object.keys({ ...operation.query.properties, ...body?.properties })
  const anyName = names.length > 0 ? fc.oneof(fc.constantFrom(...names), unknownNames) : unknownNames
  const anyBody = fc.oneof(
    brokenBodies,
    fc.dictionary(anyName, hostileValues, { maxKeys: 5 }).map(json),
    hostileValues.map((value) => json(value ?? null)),
  )
  const hostile = fc
    .record({
      caller,
      params: fc.record(Object.fromEntries(Object.keys(operation.params).map((name) => [name, hostileWords])), { noNullPrototype: true }),
      query: fc.array(fc.tuple(anyName, hostileWords), { maxLength: 4 }),
      body: anyBody,
    })
    .map((one): FuzzRequest => ({ kind: 'hostile', ...one, body: method === 'GET' ? null : one.body }))
  return fc.oneof({ weight: 4, arbitrary: valid }, { weight: 4, arbitrary: nearlyValid }, { weight: 2, arbitrary: hostile })
}
